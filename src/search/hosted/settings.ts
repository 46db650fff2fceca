import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {glossary} from '../vocabulary';
import {answer, oneWaySynonyms, typos, synonyms, variety} from '../weights';

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

/**
 * How the hosted index ranks: the settings that DocSearch gives its own indices, with the rules that the embedded
 * engine follows. Every setting: https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export const settings: IndexSettings = {
  searchableAttributes: [
    ...headings.map((attribute) => `unordered(${attribute})`),
    'unordered(aliases)',
    'content',
    'unordered(hierarchy.lvl0)',
    'unordered(url_words)',
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type', 'kind'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${answer.words}`],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  // One page does not fill the list. The service cannot tell when so few pages answer that more rows would be welcome.
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

/** The synonyms of `weights.ts` and the words of other languages, in the service's form. */
export const hostedSynonyms: SynonymHit[] = [
  ...synonyms.map((group): SynonymHit => ({
    objectID: `equal-${group[0]!.replaceAll(' ', '-')}`,
    type: 'synonym',
    synonyms: [...group],
  })),
  ...Object.entries(oneWaySynonyms).map(([input, list]): SynonymHit => ({
    objectID: `from-${input}`,
    type: 'onewaysynonym',
    input,
    synonyms: [...list],
  })),
  ...Object.entries(glossary).flatMap(([language, entries]) =>
    Object.entries(entries).flatMap(([english, words]) =>
      words.split(' ').map((input): SynonymHit => ({
        objectID: `${language}-${input}-${english.replaceAll(' ', '-')}`,
        type: 'onewaysynonym',
        input,
        synonyms: [english],
      })),
    ),
  ),
];
