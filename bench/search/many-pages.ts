import {createHash} from 'node:crypto';
import type {Hierarchy, SearchRecord} from '../../src/search/types';

/** Share of words that another page writes differently, and of those that no page has written before. */
const other = 0.5;
const fresh = 0.02;

/** Numbers from 0 to 1 that are the same for the same text: mulberry32 by Tommy Ettinger, seeded with a hash. */
function numbersFor(text: string): () => number {
  let state = createHash('sha256').update(text).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * What a site with many times the pages would give the search: each further round holds every page again under another
 * address, half of its words replaced by words as frequent elsewhere on the site, a few by words that are new, so that
 * neither the compression nor the list of words profits from repetition.
 * @param times how often every page is there; 1 changes nothing
 */
export function repeatRecords(records: readonly SearchRecord[], times: number): SearchRecord[] {
  const pool = records.flatMap(({content}) => content?.match(/[\p{L}\p{N}]+/gu) ?? []);
  const rounds = Array.from({length: times - 1}, (_, place) => place + 2);
  return [
    ...records,
    ...rounds.flatMap((round) => {
      const known = new Map<string, string>();
      const vary = (text: string) => {
        let varied = known.get(text);
        if (varied === undefined) {
          varied = varyText(text, numbersFor(`${round} ${text}`), pool);
          known.set(text, varied);
        }
        return varied;
      };
      return records.map((record) => repeat(record, round, vary));
    }),
  ];
}

function varyText(text: string, next: () => number, pool: readonly string[]): string {
  const randomWord = () => pool[Math.floor(next() * pool.length)] ?? '';
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const chance = next();
    if (chance < fresh) {
      return randomWord().slice(0, 4) + randomWord().slice(-3);
    }
    return chance < fresh + other ? randomWord() : word;
  });
}

function repeat(record: SearchRecord, round: number, vary: (text: string) => string): SearchRecord {
  const titles = Object.entries(record.hierarchy).map(([level, title]) => [
    level,
    title === null || level === 'lvl0' ? title : vary(title),
  ]);
  const page = `${record.url_without_anchor}-${round}`;
  return {
    ...record,
    objectID: `${record.objectID}-${round}`,
    url_without_anchor: page,
    url: record.anchor === null ? page : `${page}#${record.anchor}`,
    hierarchy: Object.fromEntries(titles) as Hierarchy,
    content: record.content === null ? null : vary(record.content),
  };
}
