import type {Page} from '@playwright/test';
import {announcement} from '../../src/config/announcement';
import {expect, hydrated, open, test} from './site';

test.skip(announcement === undefined, 'src/config/announcement.ts has no announcement');

/** The close button of the bar. It identifies the bar whatever its text is. */
const closeButton = (page: Page) => page.getByRole('button', {name: /^(close|dismiss)/i});

test('the announcement is on the home page only', async ({page}) => {
  await open(page, '/');
  await expect(closeButton(page)).toBeVisible();
  await open(page, '/docs/app');
  await expect(closeButton(page)).toHaveCount(0);
});

test('a dismissed announcement stays hidden after a reload', async ({page}) => {
  await open(page, '/');
  await expect(closeButton(page)).toBeVisible();
  await closeButton(page).click();
  await expect(closeButton(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(closeButton(page)).toBeHidden();
});

test('a dismissed announcement is never painted, not even before scripts run', async ({page, complaints}) => {
  await open(page, '/');
  await closeButton(page).click();
  // Block the bundles, so that only the inline script of the page can hide the bar.
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true');
  await expect(closeButton(page)).toBeHidden();
  complaints.length = 0;
});

test('a new announcement comes back after an old one was dismissed', async ({page}) => {
  await open(page, '/');
  await closeButton(page).click();
  await expect(closeButton(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-message'));
  await page.reload();
  await hydrated(page);
  await expect(closeButton(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(
    announcement?.id,
  );
});
