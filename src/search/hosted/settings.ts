import type {BatchDictionaryEntriesRequest, IndexSettings, SynonymHit} from 'algoliasearch';
import {vocabulary} from '../vocabulary';
import {answer, typos, variety} from '../weights';

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

/**
 * Settings of the hosted index: DocSearch's default settings, adjusted to the ranking rules of the embedded
 * engine. Reference: https://www.algolia.com/doc/api-reference/settings-api-parameters/
 */
export const settings: IndexSettings = {
  searchableAttributes: [
    ...headings.map((attribute) => `unordered(${attribute})`),
    'unordered(aliases)',
    'content',
    'unordered(asked)',
    'unordered(hierarchy.lvl0)',
    'unordered(url_words)',
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type', 'kind', 'hierarchy.lvl0'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${answer.words}`],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  // Limits the number of results per page, so that no page fills the list. Each record is a section.
  attributeForDistinct: 'url_without_anchor',
  distinct: variety.rows,
  minWordSizefor1Typo: typos.one,
  minWordSizefor2Typos: typos.two,
  hitsPerPage: answer.hits,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  camelCaseAttributes: ['content', ...headings],
  attributeCriteriaComputedByMinProximity: true,
};

const idOf = (...parts: string[]) => parts.join('-').replaceAll(' ', '-');

/** The thesaurus and the glossary as synonyms in the service's format. */
export const hostedSynonyms: SynonymHit[] = [
  ...vocabulary.same.map((group): SynonymHit => ({
    objectID: idOf('equal', group[0]!),
    type: 'synonym',
    synonyms: [...group],
  })),
  ...vocabulary.also.map(([input = '', ...list]): SynonymHit => ({
    objectID: idOf('from', input),
    type: 'onewaysynonym',
    input,
    synonyms: list,
  })),
  ...Object.entries(vocabulary.glossary).flatMap(([language, entries]) =>
    Object.entries(entries).flatMap(([english, words]) =>
      words.split(' ').map((input): SynonymHit => ({
        objectID: idOf(language, input, english),
        type: 'onewaysynonym',
        input,
        synonyms: [english],
      })),
    ),
  ),
];

/**
 * Stop words in addition to the service's own list. The service stores stop words per application, not per
 * index, so the upload adds these words and keeps existing ones.
 */
export const hostedStopWords: BatchDictionaryEntriesRequest[] = vocabulary.stopWords
  .split(' ')
  .map((word) => ({
    action: 'addEntry',
    body: {objectID: idOf('docs', 'stop', word), language: 'en', word, state: 'enabled'},
  }));
