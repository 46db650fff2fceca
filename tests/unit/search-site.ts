import {pageRecords} from '../../src/search/records/page';
import type {SearchRecord} from '../../src/search/types';
import type {Vocabulary} from '../../src/search/vocabulary/types';

export const origin = 'https://docs.example';

/** An empty vocabulary. */
export const noVocabulary: Vocabulary = {
  glossary: {},
  same: [],
  also: [],
  stopWords: '',
  names: {packs: [], products: []},
  trouble: {words: '', headings: ''},
  common: {},
};

export interface SamplePage {
  title: string;
  /** HTML below the title. End tags may be missing, as in minified pages. */
  body?: string;
  description?: string;
  /** Breadcrumbs: the categories and the page itself. */
  crumbs?: string[];
  language?: string;
  version?: string;
  head?: string;
}

/** Returns the HTML of a built document, with only those parts that the search indexes. */
export function builtPage({
  title,
  body = '',
  description = 'About it.',
  crumbs = ['Guides', title],
  language = 'en',
  version = 'current',
  head = '',
}: SamplePage): string {
  const items = crumbs.map((crumb, place) => {
    const active = place === crumbs.length - 1 ? ' breadcrumbs__item--active' : '';
    return `<li class="breadcrumbs__item${active}">${crumb}`;
  });
  return `<!doctype html><html lang=${language}><head><title>${title} | Docs</title>
    <meta name=description content="${description}"><meta name=docsearch:language content=${language}>
    <meta name=docsearch:version content=${version}>
    <meta name=docsearch:docusaurus_tag content=docs-default-${version}>${head}
    <body><nav class=navbar><a>Not part of it</a></nav><main><article>
    <nav class=theme-doc-breadcrumbs><ul>${items.join('')}</ul></nav>
    <div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div></article></main>`;
}

/** Returns a heading with its anchor link, as rendered by the theme. */
export function heading(level: number, id: string, text: string): string {
  const link = `<a class=hash-link href=#${id} aria-label="Direct link to ${text}">\u200b</a>`;
  return `<h${level} id=${id}>${text}${link}</h${level}>`;
}

/** Returns the records of sample pages, by route. */
export function recordsOf(pages: Record<string, SamplePage>): SearchRecord[] {
  return Object.entries(pages).flatMap(([route, page]) => pageRecords(builtPage(page), route, origin));
}
