/**
 * A new version of Minecraft must only require an entry in `src/config/minecraft.ts`. Adds a version in a copy of the
 * project, and tests everything there that depends on versions.
 */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import postcss from 'postcss';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {exportPage} from '@site/src/build/markdown-export/export-page';
import {documentedMinecraft, minecraftVersions, type Minecraft} from '@site/src/config/minecraft';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
mkdirSync(path.join(root, '.cache'), {recursive: true});
const copy = mkdtempSync(path.join(root, '.cache/minecraft-'));

const added = '99.1';
const oldest = minecraftVersions[0]!;
const others = minecraftVersions.slice(1);
const newest = minecraftVersions.at(-1)!;
const versions = [...minecraftVersions, added];

async function loadSite() {
  const table = path.join(copy, 'minecraft.ts');
  const entry = `  {id: '${added}', label: '${added}', first: '${added}', settings: 'json5'},\n] as const`;
  writeFileSync(table, read('src/config/minecraft.ts').replace('] as const', entry));
  vi.resetModules();
  vi.doMock('@site/src/config/minecraft', () => import(table));
  return {
    ...(await import('./render')),
    ...(await import('./search-site')),
    CommandTable: (await import('@site/src/components/CommandTable')).default,
    ConfigFile: (await import('@site/src/components/ConfigFile')).default,
    For: (await import('@site/src/components/For')).default,
    MinecraftSwitch: (await import('@site/src/components/MinecraftSwitch')).default,
    ...(await import('@site/src/build/minecraft-rules')),
    ...(await import('@site/src/data/model/load')),
    ...(await import('@site/src/facts/check')),
    ...(await import('@site/src/facts/check/by-hand')),
    ...(await import('@site/src/facts/check/lookup')),
    ...(await import('@site/src/facts/release')),
    ...(await import('@site/src/search/embedded/engine')),
    ...(await import('@site/src/search/embedded/write-index')),
  };
}
let site: Awaited<ReturnType<typeof loadSite>>;

beforeAll(async () => {
  site = await loadSite();
});
beforeEach(() => {
  const {css} = postcss([site.forEachVersion()]).process(read('src/css/minecraft.css'), {from: undefined});
  document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
});
afterAll(() => {
  delete document.documentElement.dataset.mc;
  vi.doUnmock('@site/src/config/minecraft');
  vi.resetModules();
  rmSync(copy, {recursive: true});
});

const file = 'src/data/commands/lamp.yaml';
const release = (minecraft: string) => ({version: `for-${minecraft}`, minecraft});
const source = {
  mod: 'Lamp',
  ...release(documentedMinecraft),
  releases: Object.fromEntries(versions.map((minecraft) => [minecraft, release(minecraft)])),
};
const row = (name: string, differs: object) => ({
  anchor: `command-${name}`,
  syntax: [`/${name}`],
  level: 0,
  does: 'Lights up.',
  versions: differs,
});
const rows = [
  row('lamp', {[oldest]: {syntax: ['/oil']}, [added]: {syntax: ['/led']}}),
  row('torch', {[added]: null}),
  row('laser', Object.fromEntries(minecraftVersions.map((minecraft) => [minecraft, null]))),
];
const commands = {id: 'lamp', title: 'Commands', file, source, groups: [{id: 'all', title: 'All', rows}]};
const config = {
  ...{id: 'lamp', title: 'Lamp', file, source, groups: [], path: 'config/lamp.snbt'},
  versions: {[added]: {extension: 'json5'}},
};
const table = () => <site.CommandTable id="lamp" data={commands as never} />;

/** Renders parts of a page on the server and inserts the HTML into the document. */
function show(...parts: ReactElement[]): string {
  document.body.innerHTML = parts.map((part) => renderToString(site.inSite(part))).join('');
  return document.body.innerHTML;
}

const isShown = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));
const shown = (selector: string) =>
  Array.from(document.querySelectorAll(selector))
    .filter(isShown)
    .map(({textContent}) => textContent?.trim());

it.each<[string, string[], string]>([
  [oldest, ['/oil', '/torch'], 'config/lamp.snbt'],
  ...others.map((each): [string, string[], string] => [each, ['/lamp', '/torch'], 'config/lamp.snbt']),
  [added, ['/led', '/laser'], 'config/lamp.json5'],
])('%s shows one variant of each row and text, without labels', (minecraft, lines, settings) => {
  document.documentElement.dataset.mc = minecraft;
  show(table(), <site.ConfigFile id="lamp" data={config as never} />);
  expect(shown('th code')).toEqual(lines);
  expect(shown('.mc-label')).toEqual([]);
  expect(shown('.holds')).toEqual([`Lamp for-${minecraft}, Minecraft ${minecraft}`]);
  expect(shown('.card code')).toEqual([settings]);
});

it('shows all variants with labels if no version is chosen', () => {
  delete document.documentElement.dataset.mc;
  show(table());
  expect(shown('#command-lamp th > div')).toEqual([
    `${others.join(' and ')}:/lamp`,
    `${oldest}:/oil`,
    `${added}:/led`,
  ]);
  expect(shown('#command-torch .mc-label')).toEqual([`Not in ${added}`]);
  expect(shown('#command-laser .mc-label')).toEqual([`Only in ${added}`]);
});

it('can be selected, with a note, and has texts of its own', () => {
  document.documentElement.dataset.mc = added;
  const texts = [`${oldest} ${newest}`, added].map((mc) => (
    <site.For key={mc} mc={mc}>
      light
    </site.For>
  ));
  show(<site.MinecraftSwitch />, ...texts);
  const radios = Array.from(document.querySelectorAll<HTMLInputElement>('input[name=mc]'));
  expect(radios.map(({value}) => value)).toEqual(versions);
  expect(shown('[role=status] span')).toEqual([
    `You chose Minecraft ${added}. The line below each table says which version the table shows. ` +
      `Text is about ${documentedMinecraft} unless it says otherwise.`,
  ]);
  expect(shown('body > span')).toEqual([`In Minecraft ${added}: light`]);
});

it('has labels in the Markdown of a page', () => {
  const html = `<div class="theme-doc-markdown"><h1>Lamp</h1>${show(table())}</div>`;
  const {markdown} = exportPage(parse(html), '/docs/lamp', 'https://docs.example')!;
  expect(markdown).toContain(`${oldest}:<br>\`/oil\`<br>${added}:<br>\`/led\``);
  expect(markdown).toContain(`Lamp for-${added}, Minecraft ${added}`);
});

it.each([
  ['1.20.1', '1.20.1'],
  ['1.20.4', undefined],
  ['1.21.1', '1.21.1'],
  ['1.21.10', undefined],
  ['1.21.11', '26.1'],
  ['26.1.2', '26.1'],
  ['99', newest],
  ['99.1', added],
  ['99.1.2', added],
  ['100.1', added],
])('a release for Minecraft %s belongs to %s', (release, version) =>
  expect(site.minecraftOf(release)).toBe(version),
);

it('is required by the check of facts, for each mod and for rows that were read by hand', () => {
  const extracted = site.readExtracted(root);
  const facts = [...extracted.values()].find(({mod}) => mod === 'ftb-essentials')!;
  extracted.set(`ftb-essentials ${added}.0`, {...facts, version: `${added}.0`, minecraft: added});
  const {files} = site.loadFiles(path.join(root, 'src/data'));
  const byHand = site.readByHand(root);
  const minecraft: Minecraft[] = [newest];
  byHand.versions = [
    {row: 'config/ftb-essentials', minecraft, is: 'same', reason: 'Lies there.', at: 'Lamp.java:1'},
  ];
  const {findings} = site.checkFacts(files, extracted, byHand);
  const found = findings.map((each) => each.found).filter((each) => each.includes(added));
  expect(found).toContain(`no facts of ftb-ranks for Minecraft ${added}`);
  expect(found).not.toContain(`no facts of ftb-essentials for Minecraft ${added}`);
  expect(found).toContain(`"config/ftb-essentials" was not verified for Minecraft ${added}`);
});

it('is known to the search', () => {
  const held = (mc: string) => `<tr id="in-${mc}" data-kind="command" data-in="${mc}"><th>Lamp<td>Lights up.`;
  const body = `<table>${held(newest)}${held(added)}</table>`;
  const engine = new site.Engine(site.siteIndex(site.recordsOf({'/docs/lamp': {title: 'Lights', body}})));
  const first = (query: string, minecraft: string) =>
    engine.search({requests: [{indexName: '', query, minecraft}]}).results[0]?.hits[0]?.url.split('#')[1];
  expect(first('lamp', added)).toBe(`in-${added}`);
  expect(first('lamp', newest)).toBe(`in-${newest}`);
  expect(first(`lamp ${added}`, newest)).toBe(`in-${added}`);
});
