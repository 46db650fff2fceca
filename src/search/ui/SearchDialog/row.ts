import type {DocSearchHit} from '@docsearch/react';
import {withoutNumber} from './groups';

const headings = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;

/**
 * Converts a result to a row with its heading, page and matched text. DocSearch 3.9.0 would show a text
 * record only with the title of its page, and a heading without any text.
 */
function asSection(hit: DocSearchHit): DocSearchHit {
  const level = headings.find((one) => hit.hierarchy[one]);
  if (level === undefined) {
    return hit.type === 'content' ? {...hit, type: 'lvl1'} : hit;
  }
  const {hierarchy, content} = hit._snippetResult;
  const page = hierarchy.lvl1?.value ?? hit.hierarchy.lvl1;
  const lvl1 = {...hierarchy.lvl1, value: content?.value ? `${page} · ${content.value}` : page};
  return {
    ...hit,
    type: hit.type === 'content' ? level : hit.type,
    _snippetResult: {...hit._snippetResult, hierarchy: {...hierarchy, lvl1}},
  } as DocSearchHit;
}

/**
 * Converts a result for the dialog: restores the names of its group and page, adds the matched text, and
 * makes the URL relative to this site.
 */
export function toRow(hit: DocSearchHit, processUrl: (url: string) => string): DocSearchHit {
  return {...asSection(withoutNumber(hit)), url: processUrl(hit.url)};
}
