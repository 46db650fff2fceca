import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {longestTask} from '../../bench/doctor/main-thread';
import {violationsInBothThemes} from './accessibility';
import {expect, open, test} from './site';

const route = '/docs/mods/technical/check-files';
const settings = '{\n\tteleportation: {\n\t\thome: {\n\t\t\tmax: 5\n\t\t\tenabeld: true\n\t\t}\n\t}\n}';

test('a pasted file: shows changes first, then problems, each with its line', async ({page}) => {
  await open(page, route);
  await page.locator('textarea').fill(settings);
  await page.getByRole('button', {name: 'Check the text'}).click();
  const row = page.getByRole('row', {name: /teleportation\.home\.max/});
  await expect(row).toContainText('line 4');
  await expect(row).toContainText('5, by default 1');
  await page.getByRole('button', {name: 'Problems: 1'}).click();
  await expect(page.getByRole('row', {name: /enabeld/})).toContainText(
    'Did you mean teleportation.home.enabled?',
  );
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('chosen files are checked for the chosen version', async ({page}) => {
  await open(page, route);
  await page.getByLabel('Choose files').setInputFiles([
    {name: 'ftbessentials.snbt', mimeType: '', buffer: Buffer.from('{ register_to_namespace: true }')},
    {name: 'options.txt', mimeType: '', buffer: Buffer.from('fov:0.5')},
  ]);
  await expect(page.getByText('skipped: 1 other')).toBeVisible();
  await page.getByLabel('Minecraft').last().selectOption('1.20.1');
  await page.getByRole('button', {name: 'Notes: 1'}).click();
  await expect(
    page.getByText(/is a setting of FTB Essentials for Minecraft 1\.21\.1 and 26\.1/),
  ).toBeVisible();
});

test('a text that belongs to no FTB mod gets an answer', async ({page}) => {
  await open(page, route);
  await page.locator('textarea').fill('{ nothing: 1 }');
  await page.getByRole('button', {name: 'Check the text'}).click();
  await expect(page.getByText('none of its top-level entries is a setting of an FTB mod')).toBeVisible();
  await expect(page.getByLabel('Formatted SNBT')).toHaveText('{\n\tnothing: 1\n}');
});

test('lists the steps of an upgrade to another version', async ({page}) => {
  await open(page, route);
  await page.locator('textarea').fill(settings.replace('\t\t\tenabeld: true\n', ''));
  await page.getByRole('button', {name: 'Check the text'}).click();
  await expect(page.getByRole('row', {name: /teleportation\.home\.max/})).toBeVisible();
  await page.getByLabel('Compare with').selectOption('26.1');
  await expect(
    page.getByRole('row', {name: /config\/ftbessentials\.json5.*in another format/}),
  ).toBeVisible();
});

test('the map of a chapter with 2,000 quests appears within a second and works with keyboard and pointer', async ({
  browser,
  page,
}, info) => {
  const folder = info.outputPath('quests');
  const id = (n: number) => n.toString(16).toUpperCase().padStart(16, '0');
  const quest = (_: unknown, n: number) =>
    `{ id: "${id(n + 16)}" x: ${n % 100}.0d y: ${Math.floor(n / 100)}.0d }`;
  mkdirSync(path.join(folder, 'chapters'), {recursive: true});
  for (const [name, length] of [
    ['a', 0],
    ['big', 2000],
  ] as const) {
    const quests = Array.from({length}, quest).join('\n');
    const text = `{ id: "${id(length + 3000)}"\nquests: [\n${quests}\n] }`;
    writeFileSync(path.join(folder, `chapters/${name}.snbt`), text);
  }
  await open(page, route);
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  const map = page.getByRole('group', {name: 'Map of 2000 quests'});
  const chapter = page.getByLabel('Map of the chapter');
  await expect(map).toBeVisible();
  await chapter.selectOption({label: 'a.snbt (0)'});
  await expect(map).toBeHidden();
  const started = performance.now();
  await chapter.selectOption({label: 'big.snbt (2000)'});
  await expect(map).toBeVisible();
  expect(performance.now() - started).toBeLessThan(1000);
  const longest = await longestTask(browser, page, async () => {
    await page.getByLabel('Choose a folder').setInputFiles(folder);
    await expect(page.getByText('Checking …')).toBeHidden();
    await expect(map).toBeVisible();
  });
  expect(longest).toBeLessThan(50);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await map.click({position: {x: 25, y: 25}});
  await expect(page.getByText(`${id(16)}, quests/chapters/big.snbt, line 3`)).toBeVisible();
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => map.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('shows which rank decides for a player', async ({page}) => {
  await open(page, route);
  await page
    .locator('textarea')
    .fill('{ crew: {power: 300, command.kit: false}, helper: {power: 20, command.kit.give: true} }');
  await page.getByRole('button', {name: 'Check the text'}).click();
  const ranks = page.getByRole('region', {name: 'Which rank decides'});
  await ranks.getByLabel(/crew/).check();
  await ranks.getByLabel('Permission node').fill('command.kit.give');
  await expect(ranks.getByRole('status')).toHaveText(
    'false: the rank crew decides by its broader node command.kit.',
  );
  await ranks.getByLabel(/helper/).check();
  await expect(ranks.getByRole('status')).toHaveText(
    'true: the rank helper decides, because it has exactly this node.',
  );
});
