import type {ValueType} from '../../lib/value-types';
import type {ModFacts, Option} from '../schema/facts';

/** A JSON Schema of draft 7, which editors understand. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string;
  default?: unknown;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
}

/** Types of values that JSON has. The others have no type in the schema, so everything is allowed. */
const types: Partial<Record<ValueType, string>> = {
  boolean: 'boolean',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  text: 'string',
  enum: 'string',
  list: 'array',
  set: 'array',
  'int-array': 'array',
  map: 'object',
  compound: 'object',
};

const numberOf = (limit: number | string | undefined) =>
  limit !== undefined && Number.isFinite(Number(limit)) ? Number(limit) : undefined;

const ofOption = ({type, does, default: fallback, values, min, max}: Option): JsonSchema => ({
  type: type && types[type],
  description: does,
  default: fallback,
  enum: type === 'enum' ? values : undefined,
  minimum: numberOf(min),
  maximum: numberOf(max),
});

/**
 * The JSON Schema of a settings file. Keys that it does not have are allowed, as the mods allow them.
 * @param id id of the file
 */
export function settingsSchema({name, release, minecraft, options}: ModFacts, id: string): JsonSchema {
  const root: JsonSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Settings of ${name} ${release} for Minecraft ${minecraft}`,
    type: 'object',
    properties: {},
  };
  for (const option of options.filter(({file}) => file === id)) {
    const path = option.key.split('.');
    const last = path.pop()!;
    let block = root;
    for (const part of path) {
      block = block.properties![part] ??= {type: 'object', properties: {}};
      block.properties ??= {};
    }
    block.properties![last] = ofOption(option);
  }
  return root;
}
