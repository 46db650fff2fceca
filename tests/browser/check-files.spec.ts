import {violationsInBothThemes} from './accessibility';
import {expect, open, test} from './site';

const route = '/docs/mods/technical/check-files';
const settings = '{\n\tteleportation: {\n\t\thome: {\n\t\t\tmax: 5\n\t\t\tenabeld: true\n\t\t}\n\t}\n}';

test('a pasted file: what was changed first, then what is wrong, each at its line', async ({page}) => {
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

test('files that are chosen, and a version that is', async ({page}) => {
  await open(page, route);
  await page.getByLabel('Choose files').setInputFiles([
    {name: 'ftbessentials.snbt', mimeType: '', buffer: Buffer.from('{ register_to_namespace: true }')},
    {name: 'options.txt', mimeType: '', buffer: Buffer.from('fov:0.5')},
  ]);
  await expect(page.getByText('passed over: 1 other')).toBeVisible();
  await page.getByLabel('Minecraft').last().selectOption('1.20.1');
  await page.getByRole('button', {name: 'Notes: 1'}).click();
  await expect(
    page.getByText(/is a setting of FTB Essentials for Minecraft 1\.21\.1 and 26\.1/),
  ).toBeVisible();
});

test('a text that is none of the mods’ gets an answer', async ({page}) => {
  await open(page, route);
  await page.locator('textarea').fill('{ nothing: 1 }');
  await page.getByRole('button', {name: 'Check the text'}).click();
  await expect(page.getByText('None of the FTB mods has a file with these settings.')).toBeVisible();
});

test('ranks: which one decides for a player', async ({page}) => {
  await open(page, route);
  await page
    .locator('textarea')
    .fill('{ crew: {power: 300, command.kit: false}, helper: {power: 20, command.kit.give: true} }');
  await page.getByRole('button', {name: 'Check the text'}).click();
  const ranks = page.getByRole('region', {name: 'Which rank decides'});
  await ranks.getByLabel(/crew/).check();
  await ranks.getByLabel('Node that is asked for').fill('command.kit.give');
  await expect(ranks.getByRole('status')).toHaveText(
    'false: the rank crew decides by its broader node command.kit.',
  );
  await ranks.getByLabel(/helper/).check();
  await expect(ranks.getByRole('status')).toHaveText(
    'true: the rank helper decides, because it has exactly this node.',
  );
});
