/** Click events for the hosted service are only sent if the build enables them and the reader allows them. */
import type {Page} from '@playwright/test';
import {queryId} from './search-provider';
import {searchTest as test} from './search-site';
import {expect, open} from './site';

const guide = '/docs/app/Instances/change-ram';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');

async function search(page: Page): Promise<void> {
  await open(page, guide);
  await page.keyboard.press('Control+k');
  await page.locator('#search-dialog').getByRole('searchbox').fill('quest book');
  await expect(hits(page).nth(2).locator('mark').first()).toBeVisible();
}

test.use({engine: 'hosted'});

test.describe('with Global Privacy Control', () => {
  test('no script is fetched and nothing is sent', async ({page, provider}) => {
    await search(page);
    await hits(page).first().click();
    await expect(dialog(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(provider.calls.length, 'The test must send at least one search').toBeGreaterThan(0);
    expect(provider.calls.every(({requests}) => requests.every((one) => !one.clickAnalytics))).toBe(true);
  });
});

test.describe('without', () => {
  test.use({tellsClicks: true});

  for (const [how, place, choose] of [
    ['a click on the first result', 0, (page: Page) => hits(page).first().click()],
    ['a click on another', 1, (page: Page) => hits(page).nth(1).click()],
    ['the Enter key', 0, (page: Page) => page.keyboard.press('Enter')],
  ] as const) {
    test(`${how} sends "Item Selected" once, with the id of its query`, async ({page, provider}) => {
      await search(page);
      expect(provider.calls.at(-1)?.requests[0]?.clickAnalytics).toBe(true);
      // Wait for the script that sends events. The content security policy must allow the script.
      await expect.poll(() => provider.scripts).toHaveLength(1);
      const link = await hits(page).nth(place).locator('a').getAttribute('href');
      await choose(page);
      await expect(page).toHaveURL(link!);
      const clicks = () => provider.events.filter(({eventType}) => eventType === 'click');
      await expect.poll(clicks).toHaveLength(1);
      const [click] = clicks();
      expect(click).toMatchObject({
        eventName: 'Item Selected',
        index: 'ftb-docs',
        queryID: queryId,
        keys: ['TESTAPP', 'search-only'],
      });
      expect(click!.objectIDs).toEqual([expect.stringContaining(new URL(link!, 'http://site').pathname)]);
      expect(click!.positions).toHaveLength(1);
    });
  }
});
