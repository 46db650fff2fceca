import {otherVersion, place as weights, rows} from '../weights';
import type {Found} from './found';
import type {Catalog} from './index-file';

/** A query with everything needed to score sections. */
export interface PlaceQuery {
  found: readonly Found[];
  /** Words of the query as typed. */
  typed: readonly string[];
  /** Index terms that match a word of the query. */
  terms: ReadonlySet<string>;
  /** Whether the query begins with a slash. */
  isCommand: boolean;
  /** Whether the query reports a problem. */
  isTrouble: boolean;
  /** Records of rows that do not exist in the reader's version of Minecraft. */
  absent: ReadonlySet<number>;
}

/**
 * Scores the sections of each page: the page itself, its headings and its named rows. The score mainly
 * depends on the section's title, its text and the headings above it; the rest of the page contributes
 * little.
 * @param pageScores score by page; only sections of the best pages are scored
 * @returns score by record number of the section
 */
export function scorePlaces(
  query: PlaceQuery,
  pageScores: ReadonlyMap<number, number>,
  catalog: Catalog,
): Map<number, number> {
  const compared = new Map([...pageScores].sort(([, a], [, b]) => b - a).slice(0, rows.pages));
  const own = query.found.map(({records}) => scoresByPlace(records, compared, catalog));
  const scores = new Map<number, number>();
  for (const [page, pageScore] of compared) {
    const first = catalog.first[page]!;
    const ofPage: [place: number, score: number][] = [];
    let best = 0;
    const rarities = raritiesOf(page, own, catalog);
    for (let place = first; place < first + catalog.pages[page]!.size; place += 1) {
      if (place === first || own.some((byPlace) => byPlace[place]! > 0)) {
        const score = scorePlace(place, own, rarities, query, catalog);
        best = Math.max(best, score);
        ofPage.push([place, score]);
      }
    }
    for (const [place, score] of ofPage) {
      if (score >= rows.least * best) {
        scores.set(place, (pageScore ** rows.page * score ** rows.place * score) / best);
      }
    }
  }
  return scores;
}

/**
 * Combines the scores of the records in each section: the best record counts fully, the others partially.
 * Uses a typed array for speed, because a single letter matches most records.
 */
function scoresByPlace(
  records: ReadonlyMap<number, number>,
  pages: ReadonlyMap<number, number>,
  catalog: Catalog,
): Float64Array {
  const scores = new Float64Array(catalog.size);
  for (const [record, score] of records) {
    if (pages.has(catalog.page[record]!)) {
      const place = catalog.place[record]!;
      const before = scores[place]!;
      scores[place] = Math.max(before, score) + weights.next * Math.min(before, score);
    }
  }
  return scores;
}

/**
 * Returns the rarity of each query word among the sections of a page: 0 if every section contains the word,
 * about 1 if only one section does.
 */
function raritiesOf(page: number, own: readonly Float64Array[], catalog: Catalog): number[] {
  const first = catalog.first[page]!;
  const counts = own.map(() => 0);
  let places = 0;
  for (let place = first; place < first + catalog.pages[page]!.size; place += 1) {
    if (catalog.place[place] === place) {
      places += 1;
      own.forEach((byPlace, word) => (counts[word]! += byPlace[place]! > 0 ? 1 : 0));
    }
  }
  return counts.map((count) => Math.log((places + 1) / (count + 0.5)) / Math.log(places + 1));
}

function scorePlace(
  place: number,
  own: readonly Float64Array[],
  rarities: readonly number[],
  {found, typed, terms: all, isCommand, isTrouble, absent}: PlaceQuery,
  catalog: Catalog,
): number {
  const page = catalog.page[place]!;
  const kind = catalog.kind(place);
  const title = catalog.titleWords(place);
  let sum = 0;
  let weighted = 0;
  let total = 0;
  let covered = 0;
  let titled = 0;
  found.forEach(({records, pages, terms, weight, importance}, word) => {
    let score = own[word]![place]!;
    for (let at = catalog.parent[place]!; at >= 0; at = catalog.parent[at]!) {
      const above = catalog.parent[at]! < 0 ? weights.pageTitle : weights.heading;
      score = Math.max(score, above * (records.get(at) ?? 0));
    }
    const elsewhere = pages[page]!;
    const rarity = 1 + weights.rare * rarities[word]!;
    sum += weight * rarity * (score || weights.elsewhere * elsewhere);
    weighted += importance * rarity;
    total += importance;
    covered += importance * (score > 0 ? 1 : elsewhere > 0 ? weights.elsewhereCovers : 0);
    titled += title.some((term) => terms.has(term)) ? importance : 0;
  });
  const askedShare = share(title, (term) => catalog.stopWords.has(term) || all.has(term));
  const titledShare = titled / total;
  return (
    ((sum * total) / weighted) *
    (covered / total) ** weights.coverage *
    weights.kinds[kind] *
    (kind === 'page'
      ? 1 + weights.pageNamed * titledShare ** 3
      : 1 + weights.named * Math.sqrt(titledShare) * askedShare) *
    (1 + (weights.alias * catalog.aliasLength(place, all)) / found.length) *
    (1 + weights.early / (1 + (place - catalog.first[page]!) / 10)) *
    (catalog.isTrouble(place) === isTrouble ? 1 : weights.mismatch) *
    (kind === 'command' && isCommand ? weights.command : 1) *
    (isNamed(place, typed, catalog) ? weights.wholeTitle : 1) *
    (absent.has(place) ? otherVersion : 1)
  );
}

/**
 * Returns whether the query is the name of a section. A section or row with the same name as its page does
 * not count.
 */
function isNamed(place: number, typed: readonly string[], catalog: Catalog): boolean {
  const page = catalog.first[catalog.page[place]!]!;
  return catalog.isName(typed, place) && (place === page || !catalog.isName(typed, page));
}

function share(words: readonly string[], test: (word: string) => boolean): number {
  return words.length === 0 ? 0 : words.filter(test).length / words.length;
}
