/** Highlights code samples during the build: in the browser, Prism would be a quarter of all scripts. */
import {Prism, normalizeTokens} from 'prism-react-renderer';
import prismjs from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {mcfunction} from './mcfunction';
import {questtheme} from './questtheme';
import type {Kind, Run} from '../lib/code-runs';
import {snbt} from './snbt';

/** Names of Prism's tokens, by the kind of text that they are shown as. */
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

/** Languages for fences whose grammars are in prismjs, but not in prism-react-renderer. */
const moreLanguages = ['bash', 'batch', 'diff', 'groovy', 'ini', 'java', 'powershell', 'properties', 'toml'];

loadLanguages(moreLanguages);

/** Languages without a grammar in Prism. */
const ours: Record<string, Prism.Grammar> = {snbt, mcfunction, questtheme};

/** Grammars by the name after the fence. */
export const languages: Record<string, Prism.Grammar | undefined> = {
  ...Prism.languages,
  ...prismjs.languages,
  ...ours,
};

/**
 * Highlights a sample with the tokenizer of prism-react-renderer.
 * @param language name after the fence; the text of an unknown language is plain
 * @returns runs by line; neighbours of the same kind are joined
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
