/** Highlights code samples during the build, because Prism would make up a quarter of the client bundle. */
import {Prism, normalizeTokens} from 'prism-react-renderer';
import prismjs from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {mcfunction} from './mcfunction';
import {questtheme} from './questtheme';
import type {Kind, Run} from '../lib/code-runs';
import {snbt} from './snbt';

/** Prism's token types, grouped by the kind whose colour they get. */
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

/** Languages whose grammars are in prismjs but not in prism-react-renderer. */
const moreLanguages = ['bash', 'batch', 'diff', 'groovy', 'ini', 'java', 'powershell', 'properties', 'toml'];

loadLanguages(moreLanguages);

/** Grammars of this site for languages that Prism does not support. */
const ours: Record<string, Prism.Grammar> = {snbt, mcfunction, questtheme};

/** Grammars by language name, as written after the fence. */
export const languages: Record<string, Prism.Grammar | undefined> = {
  ...Prism.languages,
  ...prismjs.languages,
  ...ours,
};

/**
 * Highlights a sample with the tokenizer of prism-react-renderer.
 * @param language name after the fence; unknown languages are treated as plain text
 * @returns runs by line; adjacent runs of the same kind are merged
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
