/**
 * A page's script contains only the facts that the page uses. These tests inspect the built chunks without a
 * browser.
 */
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {buildFolder} from '../../src/cli/project';
import {components} from '../../src/components/registry';
import {readContent} from '../../src/content';
import {readData} from '../../src/data/model/read';
import {documents} from './pages';

const folder = join(buildFolder, 'assets', 'js');
const chunks = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({file, text: readFileSync(join(folder, file), 'utf8')}));

/**
 * Returns sentences of an entry that appear unchanged in a bundle: long texts without characters that need
 * escaping.
 */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^[\w ,.:;()-]{30,}$/.test(value) ? [value] : [];
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentences) : [];
}

/** Sentences of each entry, keyed by `kind/id`, without the texts of item tooltips. */
const entries = new Map(
  [...readData(process.cwd()).entries].flatMap(([kind, ofKind]) =>
    kind === 'items'
      ? []
      : [...ofKind].map(([id, entry]) => [`${kind}/${id}`, new Set(sentences(entry))] as const),
  ),
);
/** Returns the texts of item tooltips, which the page only shows on demand. */
function tipsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  const own = 'sprite' in value || 'obtained' in value ? sentences({...value, name: ''}) : [];
  return [...own, ...Object.values(value).flatMap(tipsIn)];
}
const tips = new Set(
  [...readData(process.cwd()).entries.values()].flatMap((kind) => [...kind.values()].flatMap(tipsIn)),
);
const facts = new Set([...entries.values()].flatMap((texts) => [...texts]).filter((text) => !tips.has(text)));

/**
 * Returns the chunk of a document: the one that contains its metadata. Chunks of adjacent documents only
 * contain its URL.
 */
function chunkOf(route: string): {file: string; text: string} | undefined {
  const path = decodeURI(route);
  // The metadata of a folder's landing page has a trailing slash.
  return chunks.find(({text}) =>
    [path, `${path}/`].some((address) => text.includes(`"permalink":"${address}","draft"`)),
  );
}

/**
 * Facts of the entries that a page uses. A component may show only part of an entry, such as a key without
 * its description.
 */
const namedBy = new Map(
  readContent(process.cwd()).pages.map(({route, elements}) => [
    encodeURI(route),
    elements.flatMap(({name, id = ''}) =>
      id.split(/\s+/).flatMap((one) => [...(entries.get(`${components[name]?.data}/${one}`) ?? [])]),
    ),
  ]),
);

/** Returns the server-rendered HTML of a page, with attributes and as plain text. */
function shown(route: string): string {
  const html = readFileSync(join(buildFolder, `${decodeURI(route)}.html`), 'utf8');
  return html + html.replace(/<[^>]+>/g, '');
}

test('the first bundle contains no facts', () => {
  const first = chunks.filter(({file}) => /^(main|runtime~main)\./.test(file));
  expect(first).toHaveLength(2);
  expect(facts.size).toBeGreaterThan(100);
  for (const {file, text} of first) {
    expect(
      [...facts].filter((fact) => text.includes(fact)),
      file,
    ).toEqual([]);
  }
});

test('the chunk of a page contains only facts that the page shows or names', () => {
  let carried = 0;
  for (const route of documents) {
    const chunk = chunkOf(route);
    expect(chunk, `chunk of ${route}`).toBeDefined();
    // A fact may also be part of a tooltip.
    const own = [...tips].reduce((rest, tip) => rest.replaceAll(tip, ''), chunk?.text ?? '');
    const inChunk = [...facts].filter((fact) => own.includes(fact));
    const text = shown(route) + namedBy.get(route)?.join('\n');
    carried += inChunk.length;
    expect(
      inChunk.filter((fact) => !text.includes(fact)),
      `${route}: facts in its chunk that the page neither shows nor names`,
    ).toEqual([]);
  }
  expect(carried).toBeGreaterThan(1000);
});
