/** What the hosted service learns of a reader's choice: nothing, for the site does not ask for it. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {root} from '../../src/cli/project';
import {searchTest} from './search-site';
import {expect, open} from './site';

const test = searchTest('hosted');

/** The service's click script, from its package in place of the network it is fetched from. */
const clickScript = join(root, 'node_modules/search-insights/dist/search-insights.min.js');
const scriptHost = 'https://cdn.jsdelivr.net/**';
const insightsHost = 'https://insights.algolia.io/**';

interface ClickEvent {
  eventType: string;
  eventName: string;
  index: string;
  queryID: string;
  objectIDs: string[];
  positions: number[];
}

/** Answers both hosts, and keeps what was sent. */
async function watchInsights(page: Page): Promise<{scripts: number; events: ClickEvent[]}> {
  const seen = {scripts: 0, events: [] as ClickEvent[]};
  await page.route(scriptHost, (route) => {
    seen.scripts += 1;
    return route.fulfill({contentType: 'text/javascript', body: readFileSync(clickScript, 'utf8')});
  });
  await page.route(insightsHost, (route) => {
    const body = route.request().postDataJSON() as {events?: ClickEvent[]} | null;
    seen.events.push(...(body?.events ?? []));
    return route.fulfill({
      status: 200,
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
      json: {status: 200},
    });
  });
  return seen;
}

const guide = '/docs/app/Instances/change-ram';

async function chooseFirstHit(page: Page): Promise<void> {
  await open(page, guide);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('combobox').fill('quest book');
  const hit = dialog.locator('.DocSearch-Hit').first();
  await expect(hit.locator('mark').first()).toBeVisible();
  await hit.click();
  await expect(dialog).toBeHidden();
}

test('with insights off, which is how the site is, nothing is fetched for them and nothing is sent', async ({
  page,
  provider,
}) => {
  const seen = await watchInsights(page);
  await chooseFirstHit(page);
  await page.waitForLoadState('networkidle');
  expect(provider!.calls.length, 'questions that were asked').toBeGreaterThan(0);
  expect(provider!.calls.every(({requests}) => requests.every((one) => !one.clickAnalytics))).toBe(true);
  expect(seen).toEqual({scripts: 0, events: []});
});
