/** How a highlighted sample travels from the build to the page: its text, and beside it the lengths of its pieces. */

/** Kinds of text with a colour of their own (`.syntax-<name>` in src/css/prose.css), by the letter that stands for them. */
export const kinds = {
  c: 'comment',
  p: 'punctuation',
  s: 'string',
  n: 'number',
  k: 'keyword',
  m: 'name',
} as const;

export type Kind = keyof typeof kinds;

/** A piece of one line. Without a kind it is plain text. */
export interface Run {
  kind?: Kind;
  text: string;
}

/** @returns lengths by line: `m5.1.s7;;c12`; plain text at the end of a line is left out */
export function encodeRuns(lines: Run[][]): string {
  return lines
    .map((runs) =>
      runs
        .filter(({kind}, index) => kind !== undefined || index < runs.length - 1)
        .map(({kind = '', text}) => `${kind}${text.length}`)
        .join('.'),
    )
    .join(';')
    .replace(/;+$/, '');
}

/**
 * @param code the text that was highlighted
 * @param lengths what `encodeRuns` made of it; text it says nothing about is plain
 * @returns runs by line
 */
export function decodeRuns(code: string, lengths = ''): Run[][] {
  const encoded = lengths.split(';');
  return code.split('\n').map((line, index) => {
    let position = 0;
    const runs = (encoded[index] ?? '').split('.').flatMap((run): Run[] => {
      const kind = run.replace(/\d+$/, '') as Kind | '';
      const start = position;
      position += Number(run.slice(kind.length));
      return run === '' ? [] : [{...(kind === '' ? {} : {kind}), text: line.slice(start, position)}];
    });
    return position < line.length ? [...runs, {text: line.slice(position)}] : runs;
  });
}
