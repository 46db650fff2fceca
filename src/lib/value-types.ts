/**
 * Value types with their display names. Kept apart from the schema, so that the client bundle does not
 * include zod.
 */
export const valueTypes = {
  boolean: 'true or false',
  tristate: 'true, false or Default',
  int: 'whole number',
  long: 'whole number',
  float: 'decimal',
  double: 'decimal',
  text: 'text',
  enum: 'one of these',
  list: 'list',
  set: 'set',
  map: 'map',
  'int-array': 'int array',
  compound: 'block',
  color: 'colour',
  icon: 'icon',
  image: 'image',
  item: 'item',
  fluid: 'fluid',
} as const;

export type ValueType = keyof typeof valueTypes;
