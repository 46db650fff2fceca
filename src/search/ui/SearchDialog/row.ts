import type {DocSearchHit} from '@docsearch/react';
import {withoutNumber} from './groups';

const headings = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;

/**
 * A row of a section as the dialog shows it: the heading, then the page and the words that were found. DocSearch 3.9.0 shows a text
 * alone with the title of its page, and of a heading no text.
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

/** A result as it is shown: with its names, its words, and an address that stays on this site. */
export function toRow(hit: DocSearchHit, processUrl: (url: string) => string): DocSearchHit {
  return {...asSection(withoutNumber(hit)), url: processUrl(hit.url)};
}
