import type * as z from 'zod';
import {didYouMean} from '../../lib/suggest';

/** A mistake in a file: the path of keys, and a message for the person who edits the file. */
export type Mistake = {keys: PropertyKey[]; message: string};

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  values?: unknown[];
  format?: string;
};

const defOf = (schema: unknown): Def => (schema as z.ZodType)._zod.def as never;

const names: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  record: 'a block of keys',
};

/** Describes the values that a schema allows. */
function allowed(schema: unknown): string {
  const {type, shape = {}, options = [], values = [], format} = defOf(schema);
  switch (type) {
    case 'object':
      return `a block with ${Object.keys(shape)
        .filter((key) => defOf(shape[key]).type !== 'optional')
        .join(', ')}`;
    case 'union':
      return [...new Set(options.map(allowed))].join(' or ');
    case 'literal':
      return values.map(String).join(' or ');
    default:
      // zod uses the format `safeint` for whole numbers.
      return format === 'safeint' ? 'a whole number' : (names[type] ?? type);
  }
}

function found(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? 'a list' : 'a block of keys';
  }
  return typeof value === 'string' ? `the text "${value}"` : String(value);
}

function size({origin, code, ...issue}: z.core.$ZodRawIssue & {code: 'too_small' | 'too_big'}): string {
  const [bound, inside, outside] =
    code === 'too_small' ? [issue.minimum, 'at least', 'more than'] : [issue.maximum, 'at most', 'less than'];
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
  const {length} = Object(issue.input) as ArrayLike<unknown>;
  const has = unit === '' ? found(issue.input) : `${length}${unit}`;
  return `found ${has}, allowed: ${issue.inclusive === false ? outside : inside} ${bound}${unit}`;
}

/** Replaces zod's default messages, but not the messages that a schema sets. */
const message = (issue: z.core.$ZodRawIssue): string | undefined => {
  const {input, inst} = issue;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const {allowed: given} = (issue.params ?? {}) as {allowed?: string[]};
      const known = given ?? Object.keys(defOf(inst).shape ?? {});
      return issue.keys
        .map(
          (key: string) => `unknown key "${key}"${didYouMean(key, known)}; allowed here: ${known.join(', ')}`,
        )
        .join('\n');
    }
    case 'invalid_type':
      return input === undefined
        ? `missing "${String(issue.path?.at(-1) ?? '')}"; add it (allowed: ${allowed(inst)})`
        : `found ${found(input)}, allowed: ${allowed(inst)}`;
    case 'invalid_value': {
      const values = issue.values.map(String);
      return `found ${found(input)}, allowed: ${values.join(', ')}${didYouMean(String(input), values)}`;
    }
    case 'invalid_union':
      return `found ${found(input)}, allowed: ${allowed(inst)}`;
    case 'too_small':
    case 'too_big':
      return size(issue as Parameters<typeof size>[0]);
    default:
      return undefined;
  }
};

function explain(issue: z.core.$ZodIssue, outside: PropertyKey[]): Mistake[] {
  const keys = [...outside, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      // The message contains one line for each key.
      return issue.message
        .split('\n')
        .map((line, index) => ({keys: [...keys, issue.keys[index]!], message: line}));
    case 'invalid_format':
      return [{keys, message: `found ${found(issue.input)}, allowed: ${issue.message}`}];
    case 'invalid_key': {
      const why = issue.issues[0]?.message ?? '';
      return [{keys, message: `found the name "${String(keys.at(-1))}", allowed: ${why}`}];
    }
    case 'invalid_union': {
      // Explains only the alternative with the fewest mistakes, which is most likely the intended one.
      const [best] = issue.errors
        .filter((issues) => issues.every(({code, path}) => path.length > 0 || code === 'unrecognized_keys'))
        .sort((a, b) => a.length - b.length);
      return best?.flatMap((inner) => explain(inner, keys)) ?? [{keys, message: issue.message}];
    }
    default:
      return [{keys, message: issue.message}];
  }
}

/**
 * Validates a file against a schema.
 * @param data parsed content of the file
 * @returns a mistake for each wrong key; empty if the file is valid
 */
export function mistakesIn(schema: z.ZodType, data: unknown): Mistake[] {
  const {error} = schema.safeParse(data, {error: message, reportInput: true});
  return error?.issues.flatMap((issue) => explain(issue, [])) ?? [];
}
