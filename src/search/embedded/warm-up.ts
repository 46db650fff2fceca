/**
 * JavaScript runs several times slower until the engine has optimized it. While the index is being fetched the worker is
 * idle, so it builds and searches a made-up index; the real one is then ready sooner.
 */
import {synonyms} from '../weights';
import type {Hierarchy, SearchRecord} from '../types';
import {dialogParameters} from '../request';
import {Engine} from './engine';
import {packIndex} from './pack-index';

const pages = 40;
const recordsPerPage = 30;
const queries = ['s', 'server memory', 'how do i open the quest bok', '/rtp', 'allocate more ram'];

function madeUpRecords(): SearchRecord[] {
  const phrases = synonyms.flat();
  const phrase = (number: number) => phrases[number % phrases.length]!;
  return Array.from({length: pages * recordsPerPage}, (_, number): SearchRecord => {
    const page = Math.floor(number / recordsPerPage);
    const isPage = number % recordsPerPage === 0;
    const hierarchy: Hierarchy = {
      lvl0: phrase(page % 4),
      lvl1: `${phrase(page)} ${phrase(page * 7)} ${page}`,
      lvl2: isPage ? null : `${phrase(number)} and the ${phrase(number * 3)}`,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    const address = `https://docs.invalid/${page}`;
    return {
      objectID: String(number),
      url: address,
      url_without_anchor: address,
      anchor: isPage ? null : `part-${number}`,
      type: isPage ? 'lvl1' : number % 3 === 0 ? 'content' : 'lvl2',
      hierarchy,
      content: `The ${phrase(number * 5)}, ${phrase(number * 11)} (${phrase(number * 13)}) of ${number} GB.`,
      kind: 'text',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'default',
      weight: {level: 0, position: 0},
    };
  });
}

/**
 * Warms up in short steps.
 * @returns runs the next step; false after the last
 */
export function warmUpSteps(): () => boolean {
  const file = packIndex(madeUpRecords(), {});
  let rounds = 0;
  return () => {
    const engine = new Engine(file);
    for (const query of queries) {
      engine.search({requests: [{indexName: '', query, ...dialogParameters}]});
    }
    rounds += 1;
    return rounds < 8;
  };
}

/**
 * Queries to run once the index is loaded, so that the first real one is as fast as later ones. A letter, a phrase, a typo
 * and a command reach all of the code; phrases with an unfinished word reach what takes longest. Single letters match the
 * most records, and every search starts with one: their results stay in the cache of the engine.
 */
export function warmUpQueries(): string[] {
  const phrases = synonyms.flat().filter((_, place) => place % 6 === 0);
  const beginnings = 'scmpr';
  return [
    's',
    'server memory',
    'how do i open the quest bok',
    '/rtp',
    'ram',
    'allocate more ram',
    ...'aeioutbdfghlnwcmpr/jkqvxyz',
    ...phrases.map((phrase, place) => `${phrase} ${beginnings[place % beginnings.length]}`),
  ];
}
