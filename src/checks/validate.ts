import type * as z from 'zod';
import {allowedFor, characters} from '../content/schemas';
import {nearest} from '../content/suggest';
import type {KeyedData} from '../content';
import type {Problem} from './types';

/**
 * Holds a mapping against one of the documented schemas.
 * @param what the mapping as messages name it, such as "front matter"
 * @returns a problem per faulty key, each at the key's line
 */
export function validate(file: string, content: KeyedData, schema: z.ZodObject, what: string): Problem[] {
  if (content.problems.length > 0) {
    return content.problems.map(({line, column, reason, fix}) => ({
      file,
      line,
      column,
      found: `${what} cannot be read: ${reason}`,
      fix:
        fix ??
        'write one "key: value" a line; put a value that contains ": " or starts with a sign in quotes',
    }));
  }
  const keys = Object.keys(schema.shape);
  const result = schema.safeParse(content.data);
  const issues = result.success ? [] : result.error.issues;
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => unknownKey(file, content, name, keys, what));
    }
    const name = String(issue.path[0]);
    const entry = content.entries.get(name);
    const allowed = `${name} takes ${allowedFor(schema, name)}`;
    if (entry === undefined) {
      return [{file, line: 1, column: 1, found: `${what} has no "${name}"`, allowed, fix: `add "${name}"`}];
    }
    return [
      {
        file,
        line: entry.line,
        column: entry.column,
        found: `${name} ${describe(name, entry.value)}`,
        allowed,
        fix: 'correct the value',
      },
    ];
  });
}

function unknownKey(file: string, content: KeyedData, name: string, keys: string[], what: string): Problem {
  const {line, column} = content.entries.get(name) ?? {line: 1, column: 1};
  const meant = nearest(name, keys);
  return {
    file,
    line,
    column,
    found: `${what} has the unknown key "${name}"`,
    allowed: meant === undefined ? `known keys are ${keys.join(', ')}` : undefined,
    fix: meant === undefined ? 'remove it' : `did you mean "${meant}"?`,
  };
}

/** A value as a person would name it: a sentence by its length, all else as it stands. */
function describe(name: string, value: unknown): string {
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return 'is empty';
  }
  return name === 'description' && typeof value === 'string'
    ? `has ${characters(value)} characters`
    : `is ${JSON.stringify(value)}`;
}
