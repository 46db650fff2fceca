/**
 * Parses a safe subset of regular expressions, for diagnoses. A repetition must be followed by a character that it cannot
 * match, so that matching takes roughly linear time. Runs only in Node.js, not in the browser.
 */
import {RegExpParser, type AST} from '@eslint-community/regexpp';

type Item =
  | {type: 'set'; source: string; literal?: string; min: number; max: number}
  | {type: 'group'; name?: string; options: Item[][]; optional: boolean}
  | {type: 'edge'; source: string};

/** A parsed expression. */
export interface Expression {
  /** Source for `RegExp`, in which all repetitions have an upper bound. */
  source: string;
  /** Longest literal string that every match contains. */
  anchor: string;
  /** Readable form, such as `Mod <mod> requires …`. */
  shown: string;
  /** Names of groups. */
  names: string[];
}

/** Maximum length of a repetition. */
const longestRun = 200;
/** Maximum length of a repetition that can also match the character after it. */
const longestSkip = 60;
/** Minimum length of `anchor`. A shorter string would occur in too many lines. */
const shortestAnchor = 4;

/**
 * Sample characters for finding out whether two character classes overlap: printable ASCII, tab, and é, which represents
 * all others.
 */
const alphabet = [...'\té', ...Array.from({length: 95}, (_, i) => String.fromCharCode(32 + i))];

const parser = new RegExpParser();

/** Matches a literal character, with a backslash if it is special. */
const fixedSign = /^(?:[^\\[\]*+?{}]|\\[.*+?^${}()|[\]\\/'"-])$/;

/** Converts a part of an expression. Throws an Error for syntax that is not allowed in diagnoses. */
function itemOf(node: AST.Element): Item {
  const {type, raw} = node;
  if (type === 'Quantifier') {
    const item = itemOf(node.element);
    const {min, max} = node;
    if (item.type === 'set') return {...item, min, max};
    if (item.type !== 'group' || max !== 1) {
      throw new Error('a group may be followed only by "?"; repeat a single character or class instead');
    }
    return {...item, optional: min === 0};
  }
  if ((type === 'Group' && !node.modifiers) || (type === 'CapturingGroup' && node.name !== null)) {
    const name = type === 'Group' ? undefined : node.name!;
    return {type: 'group', name, options: node.alternatives.map(itemsOf), optional: false};
  }
  if (/^(?:[\^$]|\\b)$/.test(raw)) return {type: 'edge', source: raw};
  if (raw.startsWith('(')) {
    throw new Error('found "(", allowed: only (?:…) and (?<name>…); write \\( for the character');
  }
  const isFixed = type === 'Character' && fixedSign.test(raw);
  if (isFixed || type === 'CharacterClass' || /^(?:\.|\\[dwsDWSt])$/.test(raw)) {
    return {type: 'set', source: raw, literal: isFixed ? raw.at(-1) : undefined, min: 1, max: 1};
  }
  throw new Error(`"${raw}" is not allowed; write \\ before it if you mean the character`);
}

const itemsOf = ({elements}: AST.Alternative) => elements.map(itemOf);

const charactersOf = (source: string) => {
  const set = new RegExp(`^${source}$`);
  return new Set(alphabet.filter((character) => set.test(character)));
};

/**
 * Rejects repetitions that could match the same string in several ways. Returns the characters with which a match can start,
 * including those in `end` if the items can match an empty string.
 */
function check(items: readonly Item[], end: ReadonlySet<string>, skips: {left: number}): Set<string> {
  let follows = new Set(end);
  for (const item of [...items].reverse()) {
    if (item.type === 'group') {
      const starts = item.options.flatMap((option) => [...check(option, follows, skips)]);
      follows = new Set(item.optional ? [...starts, ...follows] : starts);
    } else if (item.type === 'set') {
      const own = charactersOf(item.source);
      if (item.max > 1 && item.max !== item.min && [...own].some((character) => follows.has(character))) {
        if (item.max > longestSkip || skips.left === 0) {
          throw new Error(
            `"${item.source}" is repeated and can also match the next character; exclude that character, as in [^']+, or limit the repetition, as in .{0,${longestSkip}} (at most twice)`,
          );
        }
        skips.left -= 1;
      }
      follows = item.min === 0 ? new Set([...own, ...follows]) : own;
    }
  }
  return follows;
}

const bounds = (min: number, max: number) =>
  min === 1 && max === 1 ? '' : min === 0 && max === 1 ? '?' : `{${min},${Math.min(max, longestRun)}}`;

function sourceOf(items: readonly Item[]): string {
  return items
    .map((item) => {
      if (item.type === 'edge') return item.source;
      if (item.type === 'set') return item.source + bounds(item.min, item.max);
      const open = item.name === undefined ? '(?:' : `(?<${item.name}>`;
      return `${open}${item.options.map(sourceOf).join('|')})${item.optional ? '?' : ''}`;
    })
    .join('');
}

function shownOf(items: readonly Item[]): string {
  return items
    .map((item) => {
      if (item.type === 'edge') return '';
      if (item.type === 'group') {
        return item.name ? `<${item.name}>` : item.optional ? '' : shownOf(item.options[0]!);
      }
      return item.literal !== undefined && item.max === 1 ? item.literal : item.source === '\\s' ? ' ' : '…';
    })
    .join('')
    .replace(/…+/g, '…');
}

/** Returns the literal strings that every match contains. */
function runsOf(items: readonly Item[], runs: string[] = ['']): string[] {
  for (const item of items) {
    if (item.type === 'set' && item.literal !== undefined && item.min === 1 && item.max === 1) {
      runs[runs.length - 1] += item.literal;
    } else if (item.type === 'group' && !item.optional && item.options.length === 1) {
      runsOf(item.options[0]!, runs);
    } else if (item.type !== 'edge') {
      runs.push('');
    }
  }
  return runs;
}

const namesOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) =>
    item.type === 'group' ? [...(item.name ? [item.name] : []), ...item.options.flatMap(namesOf)] : [],
  );

/**
 * Parses a regular expression of a diagnosis.
 * @throws Error with the forbidden syntax and an alternative
 */
export function readExpression(text: string): Expression {
  const {alternatives} = parser.parsePattern(text);
  if (alternatives.length > 1) {
    throw new Error('"|" is allowed only inside a group; write two patterns under "any" instead');
  }
  const items = itemsOf(alternatives[0]!);
  const [first] = items;
  if (first?.type === 'group' ? first.optional : first?.type === 'set' && first.max > 1) {
    throw new Error('the first part is repeated or optional; start with a literal character or ^');
  }
  check(items, new Set(), {left: 2});
  const anchor = runsOf(items).reduce((longest, run) => (run.length > longest.length ? run : longest), '');
  if (anchor.length < shortestAnchor) {
    throw new Error(
      `found fewer than ${shortestAnchor} literal characters in a row; add some, because the log is searched for them first`,
    );
  }
  const source = sourceOf(items);
  new RegExp(source);
  return {source, anchor, shown: shownOf(items), names: namesOf(items)};
}
