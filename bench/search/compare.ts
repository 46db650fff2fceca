/**
 * Which search library answers our readers best? Gives each the same pages, asks each the same queries in a browser, and
 * writes the table in `src/search/README.md`.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import type * as Orama from '@orama/orama';
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {build as bundle} from 'esbuild';
import {browserFlags, findBrowser} from '../../src/cli/browser';
import {buildFolder, root} from '../../src/cli/project';
import {createSiteServer, listen} from '../../src/cli/server';
import {failWith} from '../../src/cli/terminal';
import {site} from '../../src/config/site';
import {siteIndex} from '../../src/search/embedded/write-index';
import {siteRecords} from '../../src/search/records';
import {measure, parseQueries, querySets} from '../../src/search/relevance/measure';
import type {Query, Score} from '../../src/search/relevance/measure';
import type {SearchResponse} from '../../src/search/types';
import {machine, median, table} from '../results';
import {toDocuments, documentShape} from './documents';
import type {Answer} from './engines';
import {buildPagefind, buildVitePressIndex, installPeers, peersFolder, versionOf} from './peers';
import {sectionsOf} from './sections';

const folder = join(peersFolder, 'compared');
const readme = join(root, 'src/search/README.md');

interface Compared {
  name: 'ours' | 'vitepress' | 'orama' | 'pagefind';
  label: string;
  /** Bytes of the index as they travel. */
  size: number;
}

/** Makes every index. What a browser fetches lies in `folder` afterwards. */
async function makeIndexes(): Promise<Compared[]> {
  const records = siteRecords({folder: buildFolder, origin: site.url, baseUrl: site.baseUrl});
  const sections = sectionsOf(records);
  mkdirSync(folder, {recursive: true});
  const write = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return brotliCompressSync(content).length;
  };
  write('index.html', '<!doctype html><title>Engines</title><script src="/engines.js"></script>');

  const ours = write('ours.json', JSON.stringify(siteIndex(records)));
  const vitePress = buildVitePressIndex(sections, 'vitepress');
  write('vitepress.json', vitePress.index);

  const orama = (await import(
    pathToFileURL(join(peersFolder, 'node_modules/@orama/orama/dist/esm/index.js')).href
  )) as typeof Orama;
  const database = orama.create({schema: documentShape});
  await orama.insertMultiple(database, toDocuments(sections));

  const routes = [...new Set(sections.map(({route}) => route))];
  const pages = routes.map(
    (route) => [route, readFileSync(join(buildFolder, `${route}.html`), 'utf8')] as const,
  );
  await buildPagefind(new Map(pages), join(folder, 'pagefind'));

  return [
    {name: 'ours', label: `MiniSearch ${versionOf('minisearch')} under our ranking`, size: ours},
    {
      name: 'vitepress',
      label: `MiniSearch as VitePress ${versionOf('vitepress')} sets it up`,
      size: brotliCompressSync(vitePress.module).length,
    },
    {
      name: 'orama',
      label: `Orama ${versionOf('@orama/orama')}`,
      size: write('orama.json', JSON.stringify(orama.save(database))),
    },
    {
      name: 'pagefind',
      label: `Pagefind ${versionOf('pagefind')}`,
      // It comes compressed; a query fetches a part of it.
      size: ['index', 'fragment'].reduce(
        (sum, part) => sum + sizeOfFolder(join(folder, 'pagefind', part)),
        0,
      ),
    },
  ];
}

function sizeOfFolder(path: string): number {
  return readdirSync(path).reduce((sum, file) => sum + statSync(join(path, file)).size, 0);
}

interface Row {
  label: string;
  size: number;
  /** One per set. */
  scores: Score[];
  times: number[];
}

/** Asks one engine all queries, in a page of its own. */
async function ask(
  browser: Browser,
  address: string,
  {name, label, size}: Compared,
  sets: Query[][],
): Promise<Row> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    const queries = sets.flat().map(({query}) => query);
    const answers = await page.evaluate(([engine, list]) => window.askAll(engine, list), [
      name,
      queries,
    ] as const);
    const byQuery = new Map<string, Answer>(queries.map((query, place) => [query, answers[place]!]));
    if (answers.every(({hits}) => hits.length === 0)) {
      throw new Error(`${label} found nothing at all: its index is not read as it was written.`);
    }
    const existing = new Set(
      sets
        .flat()
        .flatMap(({pages}) => pages)
        .filter(isBuilt),
    );
    return {
      label,
      size,
      times: answers.map(({time}) => time),
      scores: sets.map((set) =>
        measure(set, (query) => ({results: [byQuery.get(query)!]}) as unknown as SearchResponse, existing),
      ),
    };
  } finally {
    await page.close();
  }
}

function isBuilt(route: string): boolean {
  return existsSync(join(buildFolder, `${route}.html`));
}

/** What stands in a cell, in this order. */
const measures = ['top1', 'top5', 'rows', 'filled'] as const;

const percent = (share: number) => (100 * share).toFixed(1);

function report(rows: Row[], sets: Query[][], version: string): string {
  const result = table(
    ['Engine', ...querySets.map(({name}) => name), 'Index, brotli', 'One query'],
    rows.map(({label, size, scores, times}) => [
      label,
      ...scores.map((score) => measures.map((measured) => percent(score[measured])).join(' · ')),
      `${(size / 1000).toFixed(0)} KB`,
      `${median(times).toFixed(1)} ms (95 %: ${quantile(times, 0.95).toFixed(1)} ms)`,
    ]),
  );
  return `${result}\n\n${sets.map((set, place) => `\`${querySets[place]!.name}\`: ${set.length} queries`).join(', ')}. Measured on ${machine()}, Chromium ${version}.`;
}

/** The value that this share of the values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

const [opening, closing] = ['<!-- engines: written by bench/search/compare.ts -->', '<!-- /engines -->'];

function writeTable(text: string): void {
  const old = readFileSync(readme, 'utf8');
  const [before, rest] = old.split(opening);
  const after = rest?.split(closing)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${readme} has no place for the table: "${opening}" and "${closing}", each on a line.`);
  }
  writeFileSync(readme, `${before}${opening}\n\n${text}\n\n${closing}${after}`);
}

void failWith(async () => {
  if (!isBuilt('/docs')) {
    throw new Error('There is no built site in build/. Run "npm run build" first.');
  }
  installPeers();
  const sets = querySets.map(({file: list, has}) => {
    const file = `src/search/relevance/${list}`;
    return parseQueries(readFileSync(join(root, file), 'utf8'), file).filter(({query}) => has(query));
  });
  const compared = await makeIndexes();
  await bundle({
    entryPoints: [join(__dirname, 'engines.ts')],
    outfile: join(folder, 'engines.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    nodePaths: [join(peersFolder, 'node_modules')],
  });
  const server = createSiteServer({folder});
  const address = `http://127.0.0.1:${await listen(server, 0)}/`;
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const rows: Row[] = [];
    for (const one of compared) {
      rows.push(await ask(browser, address, one, sets));
    }
    const text = report(rows, sets, browser.version());
    console.log(`\n${text}\n`);
    writeTable(text);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  return 0;
});
