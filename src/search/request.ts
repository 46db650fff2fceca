import type {QueryParams} from './types';
import {answer} from './weights';

/**
 * Facet that contains the group of a page: its section and sidebar categories, such as `Mods: FTB suite ›
 * Chunks`.
 */
export const groupFacet = 'hierarchy.lvl0';

/**
 * Parameters that DocSearch's dialog sends in a wide window, with the site's only language and docs version.
 * The command-line tools, tests and the worker's warm-up use them.
 */
export const dialogParameters: QueryParams = {
  attributesToHighlight: [groupFacet],
  attributesToSnippet: [...'123456']
    .map((level) => `hierarchy.lvl${level}:${answer.words}`)
    .concat(`content:${answer.words}`),
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};
