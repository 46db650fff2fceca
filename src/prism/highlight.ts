/** Build side: tells the parts of a code sample apart. In the browser this would weigh a quarter of all scripts. */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {grammars} from '.';
import type {Kind, Run} from './runs';

/** Names of Prism's tokens, by the kind of text they are drawn as. */
const tokenNames: Record<Kind, string[]> = {
  c: ['comment', 'prolog', 'doctype', 'cdata'],
  p: ['punctuation', 'operator'],
  s: ['string', 'char', 'attr-value', 'inserted', 'url'],
  n: ['number', 'boolean', 'constant', 'symbol', 'regex'],
  k: ['keyword', 'atrule', 'tag', 'important', 'deleted', 'selector'],
  m: ['property', 'attr-name', 'function', 'class-name', 'key', 'variable', 'builtin'],
  b: ['bold'],
  i: ['italic'],
};

const kindOf = new Map(
  Object.entries(tokenNames).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind] as const)),
);

/** Languages of Prism that pages may name after the fence. */
const languages = [
  'bash',
  'batch',
  'diff',
  'groovy',
  'ini',
  'java',
  'json',
  'markdown',
  'powershell',
  'properties',
  'toml',
  'yaml',
];

loadLanguages(languages);
Object.assign(Prism.languages, grammars);

/**
 * Takes a sample apart with Prism (prismjs.com).
 * @param language word after the fence; one that is not known leaves the text plain
 * @returns runs by line, neighbours of one kind joined
 */
export function highlight(code: string, language: string): Run[][] {
  const grammar = Prism.languages[language];
  const lines: Run[][] = [[]];
  const add = (text: string, kind: Kind | undefined) => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      const line = lines.at(-1)!;
      const previous = line.at(-1);
      if (previous?.kind === kind && previous) {
        previous.text += part;
      } else if (part !== '') {
        line.push(kind === undefined ? {text: part} : {kind, text: part});
      }
    });
  };
  const walk = (token: string | Prism.Token | Prism.TokenStream, around: Kind | undefined) => {
    if (typeof token === 'string') {
      add(token, around);
    } else if (Array.isArray(token)) {
      token.forEach((part) => walk(part, around));
    } else {
      const names = [token.type, ...[token.alias].flat()];
      walk(
        token.content,
        names.reduce<Kind | undefined>((kind, name) => kindOf.get(name) ?? kind, around),
      );
    }
  };
  walk(grammar ? Prism.tokenize(code, grammar) : code, undefined);
  return lines;
}
