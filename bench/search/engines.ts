/** Runs in a browser: asks each engine under comparison and takes the time. Bundled by `compare.ts`. */
import {create, load, search} from '@orama/orama';
import type {Orama} from '@orama/orama';
import MiniSearch from 'minisearch';
import {Engine} from '../../src/search/embedded/engine';
import type {IndexFile} from '../../src/search/embedded/index-file';
import {dialogParameters} from '../../src/search/request';
import type {Hit} from '../../src/search/types';
import {documentShape} from './documents';

/** What an engine answered: results as it shows them, and how long that took, in milliseconds. */
export interface Answer {
  hits: Pick<Hit, 'url' | 'hierarchy'>[];
  time: number;
}

type Ask = (query: string) => Promise<Answer['hits']>;

const origin = window.location.origin;

/** A result whose group is its page: most engines show results in one list, so grouping must not reorder it. */
function plainHit(route: string): Answer['hits'][number] {
  return {url: origin + route, hierarchy: {lvl0: route, lvl1: route}};
}

async function json<T>(file: string): Promise<T> {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file} answered ${response.status}`);
  }
  return (await response.json()) as T;
}

/** How many results are looked at: as many as the dialog asks for. */
const limit = 20;

const engines: Record<string, () => Promise<Ask>> = {
  async ours() {
    const engine = new Engine(await json<IndexFile>('/ours.json'));
    return async (query) =>
      engine.search({requests: [{indexName: 'docs', query, ...dialogParameters}]}).results[0]!.hits;
  },

  async vitepress() {
    // Index and options of VitePress 1.6.4, VPLocalSearchBox.vue; it shows 16 results.
    const index = MiniSearch.loadJS<{id: string}>(await json('/vitepress.json'), {
      fields: ['title', 'titles', 'text'],
      storeFields: ['title', 'titles'],
      searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
    });
    return async (query) =>
      index
        .search(query)
        .slice(0, 16)
        .map(({id}) => plainHit(String(id).replace(/#.*/, '')));
  },

  async orama() {
    const db: Orama = create({schema: documentShape});
    load(db, await json('/orama.json'));
    return async (query) => {
      const {hits} = await search(db, {
        term: query,
        properties: ['title', 'titles', 'text'],
        boost: {title: 4, titles: 1, text: 2},
        tolerance: 1,
        limit,
      });
      return hits.map(({document}) => plainHit(document.route));
    };
  },

  async pagefind() {
    const address = '/pagefind/pagefind.js';
    const pagefind = (await import(/* @vite-ignore */ address)) as {
      init: () => Promise<void>;
      search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
    };
    await pagefind.init();
    return async (query) => {
      const {results} = await pagefind.search(query);
      // Its own interface fetches the text of the five results that it shows first.
      const pages = await Promise.all(results.slice(0, 5).map((result) => result.data()));
      return pages.map(({url}) => plainHit(url));
    };
  },
};

/**
 * Asks one engine every query.
 * @returns the answers in the order of the queries; an engine is warmed up by the first ten, asked twice
 */
async function askAll(name: string, queries: string[]): Promise<Answer[]> {
  const ask = await engines[name]!();
  for (const query of queries.slice(0, 10)) {
    await ask(query);
  }
  const answers: Answer[] = [];
  for (const query of queries) {
    const started = performance.now();
    const hits = await ask(query);
    const time = performance.now() - started;
    answers.push({hits: hits.map(({url, hierarchy}) => ({url, hierarchy})), time});
  }
  return answers;
}

declare global {
  interface Window {
    askAll: typeof askAll;
  }
}

window.askAll = askAll;
