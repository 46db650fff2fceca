/** Encodes highlighted code: the plain code, and separately the kind and length of each run. */

/** Kinds of tokens by their letter in the encoding. Each kind has a colour (`.syntax-<name>` in src/css/prose.css). */
export const kinds = {
  c: 'comment',
  p: 'punctuation',
  s: 'string',
  n: 'number',
  k: 'keyword',
  m: 'name',
} as const;

export type Kind = keyof typeof kinds;

/** A part of a line with a single kind. `kind` is undefined for plain text. */
export interface Run {
  kind?: Kind;
  text: string;
}

/**
 * Encodes the runs of a sample.
 * @returns kinds and lengths by line, such as `m5.1.s7;;c12`; plain text at the end of a line is omitted
 */
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
 * Decodes the runs of a sample.
 * @param code the highlighted text
 * @param lengths result of `encodeRuns`; the rest of each line is plain text
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
