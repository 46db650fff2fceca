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
 * Returns those strings of an entry that appear unchanged in a bundle: long strings without characters that need
 * escaping.
 */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^[\w ,.:;()-]{30,}$/.test(value) ? [value] : [];
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentences) : [];
}

/** Sentences of each entry by `kind/id`, without those in item tooltips. */
const entries = new Map(
  [...readData(process.cwd()).entries].flatMap(([kind, ofKind]) =>
    kind === 'items'
      ? []
      : [...ofKind].map(([id, entry]) => [`${kind}/${id}`, new Set(sentences(entry))] as const),
  ),
);
/** Returns the sentences in item tooltips. The HTML of a page does not contain these sentences. */
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
 * The facts that each page may contain, by route: those of all entries that the page uses. A component may show only a
 * part of an entry, such as a key without its description.
 */
const namedBy = new Map(
  readContent(process.cwd()).pages.map(({route, elements}) => [
    encodeURI(route),
    elements.flatMap(({name, id = ''}) =>
      id.split(/\s+/).flatMap((one) => [...(entries.get(`${components[name]?.data}/${one}`) ?? [])]),
    ),
  ]),
);

/** Returns the HTML of a built page, followed by its text without tags. */
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
    expect(chunk, `build/ has no chunk for ${route}; build the site again`).toBeDefined();
    // Remove tooltips, which may contain the same facts.
    const own = [...tips].reduce((rest, tip) => rest.replaceAll(tip, ''), chunk?.text ?? '');
    const inChunk = [...facts].filter((fact) => own.includes(fact));
    const text = shown(route) + namedBy.get(route)?.join('\n');
    carried += inChunk.length;
    expect(
      inChunk.filter((fact) => !text.includes(fact)),
      `${route}: its chunk contains facts that the page neither shows nor names; pass only the entries that it uses`,
    ).toEqual([]);
  }
  expect(carried).toBeGreaterThan(1000);
});
