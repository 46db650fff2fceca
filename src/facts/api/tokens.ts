/** A token of a Java sample. Lines start at 1. */
export type Token = {text: string; line: number};

const pattern =
  /(?<skip>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[A-Za-z_$][\w$]*|\d[\w.]*|->|::|\.\.\.|[^\s]/g;

/** Splits Java into tokens, without comments and white space. A string literal is one token. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (const {0: text, groups} of source.matchAll(pattern)) {
    if (groups?.skip === undefined) {
      tokens.push({text, line});
    }
    line += text.split('\n').length - 1;
  }
  return tokens;
}

export const isName = ({text}: Token | {text?: string}) => /^[A-Za-z_$]/.test(text ?? '');

const pairs: Readonly<Record<string, string>> = {'(': ')', '{': '}', '[': ']'};

/** Returns the index of the bracket that closes the bracket at index `open`. */
export function closing(tokens: readonly Token[], open: number): number {
  const [left = '', right] = [tokens[open]?.text, pairs[tokens[open]?.text ?? '']];
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    depth += tokens[i]?.text === left ? 1 : tokens[i]?.text === right ? -1 : 0;
    if (depth === 0) {
      return i;
    }
  }
  return tokens.length;
}

/** Returns the start and end index of each argument between two brackets. */
export function argumentsBetween(
  tokens: readonly Token[],
  open: number,
  close: number,
): {from: number; to: number}[] {
  const list: {from: number; to: number}[] = [];
  let from = open + 1;
  for (let i = from; i < close; i++) {
    const {text} = tokens[i]!;
    if (text in pairs) {
      i = closing(tokens, i);
    } else if (text === ',') {
      list.push({from, to: i});
      from = i + 1;
    }
  }
  return from < close ? [...list, {from, to: close}] : list;
}
