/** Types of values, and what a reader sees of them. Apart from the schema, whose checker has no business in the browser. */
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
