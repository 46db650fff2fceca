/** Tests time and size limits. Measures CPU time, so that other programs do not affect the results. */
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {beforeAll, expect, it} from 'vitest';
import {minecraftTable} from '../config/minecraft';
import {modFacts} from '../data/model/facts';
import {loadData} from '../data/model/read';
import type {ModFacts} from '../data/schema/facts';
import {checkFiles, limits, type GivenFile} from './engine';
import {recogniser} from './engine/recognise';
import {readGiven} from './given';

let facts: ModFacts[];
beforeAll(() => {
  facts = modFacts(loadData(process.cwd()), () => '');
}, 60_000);

const check = (files: readonly GivenFile[]) =>
  checkFiles(files, {facts, versions: minecraftTable, usual: '1.21.1'});

/** Returns the CPU seconds that a task takes. */
async function processorTime(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const id = (n: number) => (n + 2).toString(16).toUpperCase().padStart(16, '0');

/** Formats a quest with a task and a reward as FTB Quests does. */
const quest = (n: number, depends: boolean) => `\t\t{
\t\t\tdependencies: [${depends ? `"${id((n - 1) * 3)}"` : ''}]
\t\t\tid: "${id(n * 3)}"
\t\t\trewards: [{
\t\t\t\tid: "${id(n * 3 + 1)}"
\t\t\t\titem: { count: 1, id: "minecraft:torch" }
\t\t\t\ttype: "item"
\t\t\t}]
\t\t\ttasks: [{
\t\t\t\tid: "${id(n * 3 + 2)}"
\t\t\t\titem: { components: { "minecraft:damage": 0 }, count: 1, id: "minecraft:stone_pickaxe" }
\t\t\t\ttype: "item"
\t\t\t}]
\t\t\tx: ${n % 60}.0d
\t\t\ty: ${Math.floor(n / 60)}.5d
\t\t}`;

const book = 'config/ftbquests/quests';

/** Creates a book with 40 chapters, 2,300 quests and two language files. */
function bigBook(): GivenFile[] {
  const numbers = Array.from({length: 2300}, (_, n) => n);
  const texts = numbers.map((n) => `\tquest.${id(n * 3)}.title: "Quest ${n}"\n`).join('');
  return [
    ...Array.from({length: 40}, (_, chapter) => ({
      path: `${book}/chapters/chapter_${chapter}.snbt`,
      text: `{\n\tid: "${id(10_000 + chapter)}"\n\tquests: [\n${numbers
        .filter((n) => n % 40 === chapter)
        .map((n) => quest(n, n > 0))
        .join('\n')}\n\t]\n}\n`,
    })),
    ...['en_us', 'de_de'].map((language) => ({
      path: `${book}/lang/${language}.snbt`,
      text: `{\n${texts}}\n`,
    })),
  ];
}

it('checks a book of 40 chapters and 2,300 quests within 2 s', async () => {
  const files = bigBook();
  check(files.slice(0, 3));
  let quests = 0;
  const seconds = await processorTime(() => {
    const {books, findings} = check(files);
    quests = books[0]!.chapters.reduce((sum, chapter) => sum + chapter.quests.length, 0);
    expect(findings).toEqual([]);
  });
  expect(quests).toBe(2300);
  expect(seconds).toBeLessThan(2);
});

it('reads a folder of 5,000 files, most of them not of FTB mods, within 3 s', async () => {
  const text = new Blob(['enabled = true\n'.repeat(200)]);
  const ours = bigBook().map(({path, text: content}) => ({path, blob: new Blob([content!])}));
  const others = Array.from({length: 5000 - ours.length}, (_, n) => ({
    path: `config/mod_${n}.toml`,
    blob: text,
  }));
  const kindOf = recogniser(facts);
  const seconds = await processorTime(async () => {
    const given = await readGiven([...others, ...ours], (path) => kindOf(path) !== undefined);
    expect(given).toMatchObject({others: others.length, problems: []});
    expect(check(given.files).read).toHaveLength(ours.length);
  });
  expect(seconds).toBeLessThan(3);
});

it.each([
  ['10 MB of brackets', '['.repeat(10 * 2 ** 20), /larger than 8 MB/],
  ['as many brackets as fit into the limit', `{a:${'['.repeat(limits.fileBytes - 3)}`, /nested levels/],
])('ends with a clear message: %s', async (_, text, message) => {
  const chosen = [{path: 'config/ftbessentials.snbt', blob: new Blob([text])}];
  const seconds = await processorTime(async () => {
    const {files} = await readGiven(chosen, () => true);
    expect(check(files).findings[0]!.message).toMatch(message);
  });
  expect(seconds).toBeLessThan(3);
});

it('weighs at most 60 KB', async () => {
  const {outputFiles} = await build({
    entryPoints: ['src/check-files/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  expect(brotliCompressSync(outputFiles[0]!.contents).length).toBeLessThan(60_000);
});
