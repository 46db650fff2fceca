import type {QueryParams} from './types';
import {answer} from './weights';

/**
 * What DocSearch's dialog asks of the embedded engine on a wide screen, in the only language and docs version there is: for
 * commands, tests and the worker's warm-up.
 */
export const dialogParameters: QueryParams = {
  attributesToHighlight: ['hierarchy.lvl0'],
  attributesToSnippet: [...'123456']
    .map((level) => `hierarchy.lvl${level}:${answer.words}`)
    .concat(`content:${answer.words}`),
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};
