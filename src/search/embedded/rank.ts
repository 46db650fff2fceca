import type {Catalog} from './index-file';
import {readQuery} from './query';
import type {Wish, Wording} from './query';
import type {Matcher} from './matcher';
import {tokens} from './words';

/** A record that answers a query. */
export interface Ranked {
  record: number;
  score: number;
}

export interface Ranking {
  ranked: Ranked[];
  /** Words of the index that were looked for, for highlighting. */
  terms: Set<string>;
}

/** What a match further away is worth, beside one in the record itself. */
const fromHeadingAbove = 0.55;
const fromElsewhereOnPage = 0.25;

/** Hits of one page that a query shows; the hosted engine's `distinct`. */
export const hitsPerPageOfSite = 5;

/** Share of the best record's coverage that a record must reach to count as a result. */
const leastCoverage = 0.72;

/**
 * Ranks the records that answer a query.
 * A record counts what it holds itself, then what the headings above it hold, then what its page holds elsewhere;
 * how much of the query is covered weighs more than how often. The best record of each anchor stays.
 * @param allowed pages to look at
 */
export function rank(
  query: string,
  catalog: Catalog,
  matcher: Matcher,
  allowed: (page: number) => boolean,
): Ranking {
  const wishes = readQuery(query, matcher);
  const terms = new Set<string>();
  for (const {wordings} of wishes) {
    for (const {words} of wordings) {
      words.forEach((word) => word.terms.forEach((term) => terms.add(term)));
    }
  }
  const candidates = new Set<number>();
  const perWish = wishes.map((wish) => {
    const own = ownScores(wish);
    const pages = new Map<number, number>();
    let best = 0;
    for (const [record, score] of own) {
      const page = catalog.page[record]!;
      if (allowed(page)) {
        candidates.add(record);
        pages.set(page, Math.max(pages.get(page) ?? 0, score));
        best = Math.max(best, score);
      }
    }
    return {own, pages, best};
  });
  // The rarer a word, the higher its best score: what is rare decides.
  const importance = perWish.map(({best}) => Math.sqrt(best));
  const total = importance.reduce((sum, one) => sum + one, 0);
  if (total === 0) {
    return {ranked: [], terms};
  }

  const typed = tokens(query)
    .map(({term}) => term)
    .join(' ');
  const scored = Array.from(candidates, (record) => {
    let score = 0;
    let covered = 0;
    perWish.forEach(({own, pages}, number) => {
      const mine = own.get(record) ?? 0;
      let above = 0;
      for (let at = catalog.parent[record]!, share = fromHeadingAbove; at >= 0; at = catalog.parent[at]!) {
        above = Math.max(above, share * (own.get(at) ?? 0));
        share *= 0.9;
      }
      const near = Math.max(mine, above);
      const elsewhere = fromElsewhereOnPage * (pages.get(catalog.page[record]!) ?? 0);
      score += near > 0 ? near + 0.3 * Math.min(mine, above) : elsewhere;
      covered += importance[number]! * (near > 0 ? 1 : elsewhere > 0 ? 0.5 : 0);
    });
    const coverage = covered / total;
    return {
      record,
      coverage,
      score: score * coverage ** 2 * generality(catalog, record) + phraseBonus(catalog, record, typed),
    };
  });
  const best = scored.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  const ranked = scored
    .filter(({coverage}) => coverage >= best * leastCoverage)
    .sort((a, b) => b.score - a.score || a.record - b.record);
  return {ranked: thinOut(ranked, catalog), terms};
}

/** Scores of the records that meet a wish in the best of its wordings. */
function ownScores({wordings}: Wish): Map<number, number> {
  const best = new Map<number, number>();
  for (const wording of wordings) {
    for (const [record, score] of wordingScores(wording)) {
      best.set(record, Math.max(best.get(record) ?? 0, score));
    }
  }
  return best;
}

function wordingScores({words, weight}: Wording): Map<number, number> {
  const scores = new Map<number, number>();
  const [first, ...rest] = words;
  first?.scores.forEach((score, record) => {
    let sum = score;
    for (const word of rest) {
      const other = word.scores.get(record);
      if (other === undefined) {
        return;
      }
      sum += other;
    }
    scores.set(record, (weight * sum) / words.length);
  });
  return scores;
}

/** A page or heading says more in fewer words than a paragraph. */
function generality(catalog: Catalog, record: number): number {
  const level = catalog.level[record]!;
  return level === 1 ? 1.5 : level === 2 ? 1.15 : level > 2 ? 1.1 : 1;
}

/** The query word for word, in a title or in the text. */
function phraseBonus(catalog: Catalog, record: number, typed: string): number {
  if (!typed.includes(' ') && typed.length < 3) {
    return 0;
  }
  const title = plain(catalog.title[record]!);
  if (title === typed) {
    return 30;
  }
  if (title.startsWith(`${typed} `)) {
    return 12;
  }
  const padded = ` ${typed} `;
  if (` ${title} `.includes(padded)) {
    return 8;
  }
  return typed.includes(' ') && ` ${plain(catalog.text[record]!)} `.includes(padded) ? 6 : 0;
}

function plain(text: string): string {
  return tokens(text)
    .map(({term}) => term)
    .join(' ');
}

/** Keeps the best record of each anchor, and not more than a handful of each page. */
function thinOut(ranked: Ranked[], catalog: Catalog): Ranked[] {
  const anchors = new Set<string>();
  const perPage = new Map<number, number>();
  return ranked.filter(({record}) => {
    const page = catalog.page[record]!;
    const key = `${page}#${catalog.anchor(record) ?? ''}`;
    const count = perPage.get(page) ?? 0;
    if (anchors.has(key) || count >= hitsPerPageOfSite) {
      return false;
    }
    anchors.add(key);
    perPage.set(page, count + 1);
    return true;
  });
}
