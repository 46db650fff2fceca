/** Build side: tells the parts of a code sample apart. In the browser this would weigh a quarter of all scripts. */
import {Prism, normalizeTokens} from 'prism-react-renderer';
import prismjs from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {mcfunction} from './mcfunction';
import {questtheme} from './questtheme';
import type {Kind, Run} from '../lib/code-runs';
import {snbt} from './snbt';

/** Names of Prism's tokens, by the kind of text they are shown as. */
const tokenNames: Record<Kind, string[]> = {
  c: ['comment', 'prolog', 'doctype', 'cdata'],
  p: ['punctuation', 'operator'],
  s: ['string', 'char', 'attr-value', 'inserted', 'url'],
  n: ['number', 'boolean', 'constant', 'symbol', 'regex'],
  k: ['keyword', 'atrule', 'tag', 'important', 'deleted', 'selector'],
  m: ['property', 'attr-name', 'function', 'class-name', 'key', 'variable', 'builtin'],
};

const kindOf = new Map(
  Object.entries(tokenNames).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind] as const)),
);

/** Languages that pages may name after the fence and that prism-react-renderer does not bring: prismjs has their grammars. */
const moreLanguages = ['bash', 'batch', 'diff', 'groovy', 'ini', 'java', 'powershell', 'properties', 'toml'];

loadLanguages(moreLanguages);

/** Languages that Prism does not know. */
const ours: Record<string, Prism.Grammar> = {snbt, mcfunction, questtheme};

/** Grammars by the word after the fence. */
export const languages: Record<string, Prism.Grammar | undefined> = {
  ...Prism.languages,
  ...prismjs.languages,
  ...ours,
};

/**
 * Tells the parts of a sample apart with prism-react-renderer.
 * @param language word after the fence; one that is not known leaves the text plain
 * @returns runs by line, neighbours of one kind joined
 */
export function highlight(code: string, language: string): Run[][] {
  const grammar = languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  return normalizeTokens(tokens).map((line) => {
    const runs: Run[] = [];
    for (const {types, content, empty} of line) {
      const kind = types.reduce<Kind | undefined>((outer, name) => kindOf.get(name) ?? outer, undefined);
      const previous = runs.at(-1);
      if (previous && previous.kind === kind) {
        previous.text += content;
      } else if (!empty && content !== '') {
        runs.push(kind === undefined ? {text: content} : {kind, text: content});
      }
    }
    return runs;
  });
}
