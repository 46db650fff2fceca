/** A version of Minecraft is one entry of `src/config/minecraft.ts`: what follows from it, tried in a copy with one more. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import postcss from 'postcss';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {exportPage} from '@site/src/build/markdown-export/export-page';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const versions = ['1.20.1', '1.21.1', '26.1', '26.2'];
mkdirSync(path.join(root, '.cache'), {recursive: true});
const copy = mkdtempSync(path.join(root, '.cache/minecraft-'));

async function loadSite() {
  const table = path.join(copy, 'minecraft.ts');
  const entry = "  {id: '26.2', label: '26.2', first: '26.2', settings: 'json5'},\n] as const";
  writeFileSync(table, read('src/config/minecraft.ts').replace('] as const', entry));
  vi.resetModules();
  vi.doMock('@site/src/config/minecraft', () => import(table));
  const {inSite} = await import('./render');
  return {
    inSite,
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
    ...(await import('./search-site')),
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

const releases = Object.fromEntries(
  versions.map((minecraft, i) => [minecraft, {version: `${i}.0`, minecraft}]),
);
const source = {mod: 'Lamp', version: '1.0', minecraft: '1.21.1', releases};
const file = 'src/data/commands/lamp.yaml';
const row = (name: string, differs?: object) => ({
  anchor: `command-${name}`,
  syntax: [`/${name}`],
  level: 0,
  does: 'Lights up.',
  versions: differs,
});
const commands = {
  id: 'lamp',
  title: 'Commands',
  file,
  source,
  groups: [
    {
      id: 'all',
      title: 'All',
      rows: [
        row('lamp', {'1.20.1': {syntax: ['/oil']}, '26.2': {syntax: ['/led']}}),
        row('torch', {'26.2': null}),
        row('laser', {'1.20.1': null, '1.21.1': null, '26.1': null}),
      ],
    },
  ],
};
const config = {
  ...{id: 'lamp', title: 'Lamp', file, source, groups: [], path: 'config/lamp.snbt'},
  versions: {'26.2': {extension: 'json5'}},
};

/** Puts the server's HTML of a page's parts into the document. */
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

const table = () => <site.CommandTable id="lamp" data={commands as never} />;

it.each([
  ['1.20.1', ['/oil', '/torch'], 'Lamp 0.0, Minecraft 1.20.1'],
  ['1.21.1', ['/lamp', '/torch'], 'Lamp 1.0, Minecraft 1.21.1'],
  ['26.1', ['/lamp', '/torch'], 'Lamp 2.0, Minecraft 26.1'],
  ['26.2', ['/led', '/laser'], 'Lamp 3.0, Minecraft 26.2'],
])('%s has one of each thing, without labels', (minecraft, lines, holdsFor) => {
  document.documentElement.dataset.mc = minecraft;
  show(table(), <site.ConfigFile id="lamp" data={config as never} />);
  expect(shown('th code')).toEqual(lines);
  expect(shown('.mc-label')).toEqual([]);
  expect(shown('.holds')).toEqual([holdsFor]);
  expect(shown('.card code')).toEqual([minecraft === '26.2' ? 'config/lamp.json5' : 'config/lamp.snbt']);
});

it('has everything with labels where no version is chosen', () => {
  delete document.documentElement.dataset.mc;
  show(table());
  expect(shown('#command-lamp th > div')).toEqual(['1.21.1 and 26.1:/lamp', '1.20.1:/oil', '26.2:/led']);
  expect(shown('#command-torch .mc-label')).toEqual(['Not in 26.2']);
  expect(shown('#command-laser .mc-label')).toEqual(['Only in 26.2']);
});

it('can be chosen, with a note, and text can be about it', () => {
  document.documentElement.dataset.mc = '26.2';
  show(
    <site.MinecraftSwitch />,
    <site.For mc="1.20.1 26.1">wax</site.For>,
    <site.For mc="26.2">light</site.For>,
  );
  const radios = Array.from(document.querySelectorAll<HTMLInputElement>('input[name=mc]'));
  expect(radios.map(({value}) => value)).toEqual(versions);
  expect(shown('[role=status] span')).toEqual([
    'Tables show Minecraft 26.2. Text is about 1.21.1 unless it says otherwise.',
  ]);
  expect(shown('body > span')).toEqual(['In Minecraft 26.2: light']);
});

it('is named in the Markdown of a page', () => {
  const html = `<div class="theme-doc-markdown"><h1>Lamp</h1>${show(table())}</div>`;
  const {markdown} = exportPage(parse(html), '/docs/lamp', 'https://docs.example')!;
  expect(markdown).toContain('1.20.1:<br>`/oil`<br>26.2:<br>`/led`');
  expect(markdown).toContain('Lamp 3.0, Minecraft 26.2');
});

it('gets the releases from its first one on', () => {
  const releases = ['1.20.1', '1.20.4', '1.21.1', '1.21.10', '1.21.11', '26.1.2', '26.2', '26.2.1', '27.1'];
  expect(releases.map(site.minecraftOf)).toEqual([
    '1.20.1',
    undefined,
    '1.21.1',
    undefined,
    '26.1',
    '26.1',
    '26.2',
    '26.2',
    '26.2',
  ]);
});

it('is asked for by the check of facts: mods without a release, rows that were read by hand', () => {
  const extracted = site.readExtracted(root);
  const essentials = [...extracted.values()].find(
    ({mod, minecraft}) => mod === 'ftb-essentials' && site.minecraftOf(minecraft) === '26.1',
  )!;
  extracted.set('ftb-essentials 26.2.0', {...essentials, version: '26.2.0', minecraft: '26.2'});
  const {files} = site.loadFiles(path.join(root, 'src/data'));
  const {findings} = site.checkFacts(files, extracted, site.readByHand(root));
  const found = findings.map((each) => each.found).filter((each) => each.includes('26.2'));
  expect(found).toContain('no facts of ftb-ranks for Minecraft 26.2');
  expect(found).not.toContain('no facts of ftb-essentials for Minecraft 26.2');
  expect(found).toContain('"config/ftb-essentials", not read for Minecraft 26.2');
});

it('is understood by the search', () => {
  const body = `<table>${['26.1', '26.2']
    .map((held) => `<tr id="in-${held}" data-kind="command" data-in="${held}"><th>Lamp<td>Lights up.`)
    .join('')}</table>`;
  const engine = new site.Engine(site.siteIndex(site.recordsOf({'/docs/lamp': {title: 'Lights', body}})));
  const first = (query: string, minecraft: string) =>
    engine.search({requests: [{indexName: '', query, minecraft}]}).results[0]?.hits[0]?.url.split('#')[1];
  expect(first('lamp', '26.2')).toBe('in-26.2');
  expect(first('lamp', '26.1')).toBe('in-26.1');
  expect(first('lamp 26.2', '26.1')).toBe('in-26.2');
});
