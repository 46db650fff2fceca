import type {DocSearchHit} from '@docsearch/react';

const headings = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;

/** A row of text with the heading that it stands under behind the page's title: DocSearch 3.9.0 shows the title alone. */
export function withHeading(hit: DocSearchHit): DocSearchHit {
  const level = headings.find((one) => hit.hierarchy[one]);
  if (hit.type !== 'content' || level === undefined) {
    return hit;
  }
  const {hierarchy} = hit._snippetResult;
  const textOf = (name: 'lvl1' | typeof level) => hierarchy[name]?.value ?? hit.hierarchy[name];
  const lvl1 = {...hierarchy.lvl1, value: `${textOf('lvl1')} › ${textOf(level)}`};
  return {...hit, _snippetResult: {...hit._snippetResult, hierarchy: {...hierarchy, lvl1}}} as DocSearchHit;
}
