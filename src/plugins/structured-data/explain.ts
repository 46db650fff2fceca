import type * as z from 'zod';
import {nearest} from '../../content/suggest';

type Def = {
  type: string;
  innerType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  format?: string;
};

const defOf = (schema: z.ZodType): Def => schema._zod.def as never;

function unwrap(schema: z.ZodType): z.ZodType {
  const {type, innerType} = defOf(schema);
  return (type === 'optional' || type === 'nullable') && innerType ? unwrap(innerType) : schema;
}

/** The schema that stands at `path`, as far as it can be followed. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = unwrap(schema);
  for (const key of path) {
    const def: Def = defOf(current);
    const next: z.ZodType | undefined =
      def.type === 'object' ? def.shape?.[String(key)] : def.type === 'array' ? def.element : def.valueType;
    if (!next) {
      return undefined;
    }
    current = unwrap(next);
  }
  return current;
}

const names: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a block of keys',
  record: 'a block of keys',
};

/** What a schema allows, in words. */
function allowed(schema: z.ZodType | undefined): string {
  if (!schema) {
    return 'something else';
  }
  const def = defOf(unwrap(schema));
  if (def.type === 'object') {
    const required = Object.entries(def.shape ?? {}).filter(([, value]) => defOf(value).type !== 'optional');
    return `a block with ${required.map(([key]) => key).join(', ')}`;
  }
  if (def.type === 'union') {
    return [...new Set((def.options ?? []).map(allowed))].join(' or ');
  }
  if (def.type === 'literal') {
    return (def.values ?? []).map(String).join(' or ');
  }
  // zod calls whole numbers "safeint".
  return def.format === 'safeint' ? 'a whole number' : (names[def.type] ?? def.type);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

const isBlock = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function found(value: unknown): string {
  if (Array.isArray(value)) {
    return 'a list';
  }
  if (isBlock(value)) {
    return 'a block of keys';
  }
  return typeof value === 'string' ? `the text "${value}"` : String(value);
}

const meant = (typed: string, candidates: readonly string[]) => {
  const best = nearest(typed, candidates);
  return best ? ` — did you mean "${best}"?` : '';
};

type Explained = {keys: PropertyKey[]; message: string};

type Issue<Code> = Extract<z.core.$ZodIssue, {code: Code}>;

/** Of several blocks, the one that is nearly right is meant. */
function explainUnion(issue: Issue<'invalid_union'>, schema: z.ZodType, data: unknown): Explained[] {
  const {path, errors} = issue;
  const options = defOf(unwrap(schemaAt(schema, path) ?? schema)).options ?? [];
  const value = valueAt(data, path);
  const nearly = Math.min(...errors.map((issues) => issues.length));
  const option = errors.findIndex((issues) => issues.length === nearly);
  const meantSchema = options[option];
  if (meantSchema && defOf(meantSchema).type === 'object' && isBlock(value)) {
    return (errors[option] ?? []).flatMap((inner) =>
      explainIssue(inner, meantSchema, value).map(({keys, message}) => ({keys: [...path, ...keys], message})),
    );
  }
  return [{keys: [...path], message: `found ${found(value)}, allowed: ${allowed(schemaAt(schema, path))}`}];
}

function sizeMessage(issue: Issue<'too_small' | 'too_big'>, value: unknown): string {
  const [bound, inside, outside] =
    issue.code === 'too_small'
      ? [issue.minimum, 'at least', 'more than']
      : [issue.maximum, 'at most', 'less than'];
  const limit = `${issue.inclusive === false ? outside : inside} ${bound}`;
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
  const size = Array.isArray(value) ? `${value.length} entries` : found(value);
  return `found ${size}, allowed: ${limit}${unit}`;
}

/**
 * Turns a validation issue into sentences for the person who edits the file.
 * @param schema the schema of the whole file
 * @param data the whole file as read
 * @returns one explanation per key that is wrong
 */
export function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType, data: unknown): Explained[] {
  const {path} = issue;
  const here = {keys: [...path]};
  switch (issue.code) {
    case 'unrecognized_keys': {
      const given = (issue as {params?: {allowed?: string[]}}).params?.allowed;
      const known = given ?? Object.keys(defOf(schemaAt(schema, path) ?? schema).shape ?? {});
      return issue.keys.map((key) => ({
        keys: [...path, key],
        message: `unknown key "${key}"${meant(key, known)}; allowed here: ${known.join(', ')}`,
      }));
    }
    case 'invalid_type': {
      const value = valueAt(data, path);
      const wanted = allowed(schemaAt(schema, path));
      if (value === undefined) {
        const key = String(path.at(-1) ?? '');
        return [{...here, message: `missing "${key}"; it must be ${wanted}`}];
      }
      return [{...here, message: `found ${found(value)}, allowed: ${wanted}`}];
    }
    case 'invalid_value': {
      const value = valueAt(data, path);
      const values = issue.values.map(String);
      const hint = typeof value === 'string' ? meant(value, values) : '';
      return [{...here, message: `found ${found(value)}, allowed: ${values.join(', ')}${hint}`}];
    }
    case 'invalid_union':
      return explainUnion(issue, schema, data);
    case 'invalid_format':
      return [{...here, message: `found ${found(valueAt(data, path))}, allowed: ${issue.message}`}];
    case 'invalid_key':
      return [
        {
          ...here,
          message: `the name "${String(path.at(-1))}" is not allowed: ${issue.issues[0]?.message ?? ''}`,
        },
      ];
    case 'too_small':
    case 'too_big':
      return [{...here, message: sizeMessage(issue, valueAt(data, path))}];
    default:
      return [{...here, message: issue.message}];
  }
}
