import type {QueryParams} from './types';
import {answer} from './weights';

/**
 * What DocSearch's dialog asks for on a wide screen, in the only language and docs version there is: for commands, tests
 * and the worker's warm-up.
 */
export const dialogParameters: QueryParams = {
  attributesToRetrieve: [...'0123456']
    .map((level) => `hierarchy.lvl${level}`)
    .concat('content', 'type', 'url'),
  attributesToHighlight: ['hierarchy.lvl0'],
  attributesToSnippet: [...'123456']
    .map((level) => `hierarchy.lvl${level}:${answer.words}`)
    .concat(`content:${answer.words}`),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: answer.hits,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};
