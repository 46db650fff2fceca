import type {Option} from '../../data/schema/config';
import {isTableFile, rowsOf} from '../../data/model/load';
import type {SiteData} from '../../data/model/read';
import type {Check} from '../types';
import {blocksOf} from './prose';

/** A default or a range in the data. */
interface Fact extends Pick<Option, 'default' | 'min' | 'max'> {
  file: string;
}

/** Returns the names that prose may use for an option: the full key, and the rest of the key after each dot. */
function endingsOf(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, start) => parts.slice(start).join('.'));
}

/** Returns facts by name, except for ambiguous names such as `enabled`. */
function namedFacts({files}: SiteData): Map<string, Fact> {
  const facts = new Map<string, Fact | undefined>();
  const add = (name: string, fact: Fact) => {
    const known = facts.has(name) ? facts.get(name) : fact;
    const same = known?.default === fact.default && known?.min === fact.min && known?.max === fact.max;
    facts.set(name, same ? fact : undefined);
  };
  for (const file of files.filter(isTableFile)) {
    for (const {id, row} of rowsOf(file)) {
      const names = {config: [...endingsOf(id), row.node], permissions: [row.node]}[file.kind.name] ?? [];
      for (const name of names.filter((known) => known !== undefined)) {
        add(String(name), {...(row as Option), file: file.file});
      }
    }
  }
  return new Map([...facts].filter((entry): entry is [string, Fact] => entry[1] !== undefined));
}

const number = String.raw`(-?\d[\d,]*(?:\.\d+)?)`;
const defaultAfter = new RegExp(
  String.raw`^[^.;]{0,40}?\bdefaults?\b(?: is| to| value)?[ :(]*\x60?${number}`,
  'i',
);
const byDefault = new RegExp(String.raw`^(?: is|:|,)? ?\x60?${number}\x60?[^.;\d]{0,30}\bby default\b`, 'i');
const range = new RegExp(
  String.raw`^[^.;]{0,40}?\b(?:range|from|between|allowed|accepts)\b[ :]*\x60?${number}\x60?(?: ?[–-] ?| to | and |\.\.)\x60?${number}`,
  'i',
);

const toNumber = (text: string | undefined) => Number((text ?? '').replace(/,/g, ''));

/**
 * Finds numbers that contradict a fact.
 * @param after prose that follows the name of the fact
 */
function contradictions(after: string, fact: Fact): {claim: string; right: string}[] {
  const wrong: {claim: string; right: string}[] = [];
  const stated = defaultAfter.exec(after) ?? byDefault.exec(after);
  if (stated && typeof fact.default === 'number' && toNumber(stated[1]) !== fact.default) {
    wrong.push({claim: `a default of ${stated[1]}`, right: String(fact.default)});
  }
  const limits = range.exec(after);
  if (limits && fact.min !== undefined && fact.max !== undefined) {
    const [low, high] = [toNumber(limits[1]), toNumber(limits[2])];
    if (low !== Number(fact.min) || high !== Number(fact.max)) {
      wrong.push({claim: `a range of ${limits[1]} to ${limits[2]}`, right: `${fact.min} to ${fact.max}`});
    }
  }
  return wrong;
}

/** Finds the names of facts in prose, with the prose between each name and the next. */
function mentionsIn(text: string, known: ReadonlyMap<string, Fact>): {name: string; after: string}[] {
  const mentions: {name: string; after: string}[] = [];
  for (const part of text.split(/(`[^`]+`)/)) {
    const last = mentions.at(-1);
    if (part.startsWith('`') && known.has(part.slice(1, -1))) {
      mentions.push({name: part.slice(1, -1), after: ''});
    } else if (last) {
      last.after += part;
    }
  }
  return mentions;
}

export const dataNumbers: Check = {
  name: 'data-numbers',
  why: 'If a sentence and the table beside it give different numbers, a reader cannot know which is right.',
  items: 'options and permission nodes mentioned in prose',
  run({content, data}) {
    const facts = namedFacts(data);
    const mentions = content.pages.flatMap(({file, tree}) =>
      blocksOf(tree).flatMap(({text, line, column}) =>
        mentionsIn(text, facts).map((mention) => ({file, line, column, ...mention})),
      ),
    );
    return {
      examined: mentions.length,
      problems: mentions.flatMap(({name, after, ...place}) =>
        contradictions(after, facts.get(name)!).map(({claim, right}) => ({
          ...place,
          found: `${claim} for \`${name}\``,
          allowed: `${right}, as in ${facts.get(name)?.file}`,
          fix: 'correct the sentence or the data, or leave out the number, because the table shows it',
        })),
      ),
    };
  },
};
