/**
 * Warms up the worker, because JavaScript runs several times slower until the engine has optimized it. While
 * the index is being fetched, the worker builds and searches an artificial index, so that the first real
 * query is faster.
 */
import type {Vocabulary} from '../vocabulary/types';
import {levels} from '../types';
import type {Hierarchy, SearchRecord} from '../types';
import {dialogParameters} from '../request';
import {Engine} from './engine';
import {packIndex} from './pack-index';

const pages = 40;
const recordsPerPage = 30;
const rounds = 8;
/** A letter, a phrase, a typo and a command. Together, these queries execute every code path. */
const queries = ['s', 'server memory', 'how do i open the quest bok', '/rtp', 'allocate more ram'];
const same = [
  ['memory', 'ram', 'out of memory'],
  ['server', 'host'],
  ['quest book', 'questbook'],
  ['remove', 'delete', 'uninstall'],
  ['startup arguments', 'launch options', 'java arguments'],
  ['teleport', 'random teleport'],
  ['settings', 'configuration', 'options'],
  ['crash report', 'exit code'],
];
const phrases = same.flat();
const vocabulary: Vocabulary = {
  same,
  glossary: {},
  also: [['allocate', 'give']],
  stopWords: 'how do i the',
  names: {packs: ['Sample Pack'], products: []},
  trouble: {words: 'cannot', headings: 'errors'},
  common: {'5': 'open more'},
};

function madeUpRecord(number: number): SearchRecord {
  const phrase = (place: number) => phrases[place % phrases.length]!;
  const page = Math.floor(number / recordsPerPage);
  const isPage = number % recordsPerPage === 0;
  const isText = !isPage && number % 3 === 0;
  const none = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;
  const address = `https://docs.invalid/${page}`;
  return {
    objectID: String(number),
    url: address,
    url_without_anchor: address,
    anchor: `part-${number}`,
    type: isPage ? 'lvl1' : isText ? 'content' : 'lvl2',
    hierarchy: {
      ...none,
      lvl1: phrase(page * 7),
      lvl2: isPage ? null : `${phrase(number)} and ${phrase(page)}`,
    },
    // The arrow does not fit into one byte. Every real column contains such a character, and V8 processes
    // these strings with different code.
    content: `The ${phrase(number * 5)}, ${phrase(number * 11)} (${phrase(number * 13)}) → ${number} GB.`,
    kind: isPage ? 'page' : isText ? 'text' : 'heading',
    ...(!isText && {aliases: `${phrase(number * 17)}, ${phrase(number * 19)}`}),
    language: 'en',
    version: 'current',
    docusaurus_tag: 'default',
    weight: {level: 0, position: 0},
  };
}

/**
 * Warms up the worker in short steps.
 * @returns a function that runs the next step and returns false after the last step
 */
export function warmUpSteps(): () => boolean {
  const records = Array.from({length: pages * recordsPerPage}, (_, number) => madeUpRecord(number));
  const file = packIndex(records, vocabulary);
  let round = 0;
  return () => {
    const engine = new Engine(file);
    for (const query of queries) {
      engine.search({requests: [{indexName: '', query, ...dialogParameters}]});
    }
    round += 1;
    return round < rounds;
  };
}

/**
 * Returns the queries to run once the index is loaded, so that the reader's first query is as fast as later
 * queries. Every search starts with a single letter, and single letters match the most records, so caching
 * their rankings helps most. Phrases with an incomplete last word execute the slowest code paths.
 */
export function warmUpQueries(): string[] {
  const unfinished = phrases.filter((_, place) => place % 6 === 0).map((phrase) => `${phrase} s`);
  return [...queries, ...'aeioutbdfghlnwcmpr/jkqvxyz', ...unfinished];
}
