import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';

/**
 * Reads a YAML file in this repository and validates it against a schema.
 * @param hint appended to error messages; states how to fix the mistake
 * @returns the content of the file, and a function that returns the line of a key or list entry
 * @throws Error with file and line of the first mistake
 */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  hint = '',
): {data: z.infer<Schema>; line: (keys: readonly PropertyKey[]) => number} {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), {lineCounter: lines});
  const line = (keys: readonly PropertyKey[]) => {
    const node = document.getIn(keys, true) as {range?: [number, number, number]} | undefined;
    return lines.linePos(node?.range?.[0] ?? 0).line || 1;
  };
  const read = schema.safeParse(document.toJS());
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${file}:${line(issue?.path ?? [])}  ${issue?.path.join('.')}: ${issue?.message}${hint}`);
  }
  return {data: read.data, line};
}
