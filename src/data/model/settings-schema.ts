import type {ValueType} from '../../lib/value-types';
import type {ModFacts, Option} from '../schema/facts';

/** The parts of JSON Schema draft 7 that settings need. */
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

/** Type of a value → type in JSON Schema. Types that are not listed allow any value. */
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
 * Creates the JSON Schema of a settings file. It allows unknown keys, because the mods ignore them.
 * @param id id of the settings file
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
