import type {Hit} from '../../types';

/** Separates the number that `keepOrder` adds from the name. */
const mark = '\n';

/** Returns the hits that the dialog shows, in order: at most `perGroup` hits per group. */
export function shownHits(hits: readonly Hit[], perGroup: number): Hit[] {
  const counts = new Map<string, number>();
  return hits.filter(({hierarchy}) => {
    const group = hierarchy.lvl0 ?? '';
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= perGroup;
  });
}

/**
 * Preserves the order of a response. DocSearch 3.9.0 sorts rows by group and page, which moves better rows
 * down. To prevent this, each run of adjacent rows gets unique group and page names that begin with a number;
 * `withoutNumber` removes the number before a row is rendered. A row that comes before the row of its page is
 * not nested under that row.
 */
export function keepOrder(hits: readonly Hit[]): Hit[] {
  let group = 0;
  let page = 0;
  return hits.map((hit, place) => {
    const before = hits[place - 1]?.hierarchy;
    const {lvl0, lvl1} = hit.hierarchy;
    group += before?.lvl0 === lvl0 ? 0 : 1;
    page += before?.lvl0 === lvl0 && before?.lvl1 === lvl1 && hit.type !== 'lvl1' ? 0 : 1;
    const {hierarchy: highlighted} = hit._highlightResult;
    return {
      ...hit,
      hierarchy: {...hit.hierarchy, lvl1: `${page}${mark}${lvl1 ?? ''}`},
      _highlightResult: {hierarchy: {...highlighted, lvl0: {value: `${group}${mark}${lvl0 ?? ''}`}}},
    };
  });
}

interface Named {
  hierarchy: {lvl1: string};
  _highlightResult: {hierarchy: {lvl0: {value: string}}};
}

/** Returns the row with its names as they were before `keepOrder`. */
export function withoutNumber<T extends Named>(hit: T): T {
  const {hierarchy, _highlightResult: highlighted} = hit;
  const plain = (name: string) => name.slice(name.indexOf(mark) + 1);
  const lvl0 = {...highlighted.hierarchy.lvl0, value: plain(highlighted.hierarchy.lvl0.value)};
  return {
    ...hit,
    hierarchy: {...hierarchy, lvl1: plain(hierarchy.lvl1)},
    _highlightResult: {...highlighted, hierarchy: {...highlighted.hierarchy, lvl0}},
  };
}
