import {parse, type ObjectNode, type ValueNode} from '@humanwhocodes/momoa';
import {NestedTooDeeply, type CompoundTag, type Tag} from '../../snbt';

/** Thrown for a text that is not JSON5. */
export class Json5Error extends Error {
  /** @param line line of the error, from 1 */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Common mistakes in an SNBT file that was converted by hand: a pattern for the rest of the line, and what JSON5
 * needs instead.
 */
const habits: [pattern: RegExp, advice: string][] = [
  [/^[bslfd]\b/i, 'JSON5 has no letter after a number: write `1` instead of `1b`'],
  [/^[bil];/i, 'JSON5 has no typed lists: write `[1, 2]` instead of `[I; 1, 2]`'],
  [/^=/, 'JSON5 has a colon between the key and its value'],
  [/^#/, 'A comment in JSON5 begins with `//`'],
  [/^["'\w$]/, 'Either a comma is missing before this, or a text has no quotes'],
];

function tagOf(node: ValueNode, text: string): Tag {
  switch (node.type) {
    case 'Object':
      return compoundOf(node, text);
    case 'Array':
      return {type: 'list', items: node.elements.map(({value}) => tagOf(value, text))};
    case 'String':
      return {type: 'string', value: node.value};
    case 'Boolean':
      return {type: 'byte', value: node.value ? 1 : 0, boolean: true};
    case 'Null':
      return {type: 'end'};
    case 'Number':
      // Read from the text, because JavaScript cannot tell the decimal number `1.0` from `1`.
      return /^[+-]?(?:\d+|0x[\da-f]+)$/i.test(text.slice(...node.range!))
        ? Math.abs(node.value) < 2 ** 31
          ? {type: 'int', value: node.value}
          : {type: 'long', value: BigInt(node.value)}
        : {type: 'double', value: node.value};
    default:
      return {type: 'double', value: Number(text.slice(...node.range!))};
  }
}

function compoundOf({members}: ObjectNode, text: string): CompoundTag {
  const compound: CompoundTag = {type: 'compound', entries: new Map(), lines: new Map()};
  for (const {name, value, loc} of members) {
    const key = name.type === 'String' ? name.value : name.name;
    compound.entries.set(key, tagOf(value, text));
    compound.lines.set(key, loc.start.line);
  }
  return compound;
}

/**
 * Parses a file of the mods for Minecraft 26.1, which FTB Library reads with json5-java (`Json5Util#load`).
 * @returns the same tags as the SNBT parser: a whole number is an int or a long, any other number a double
 * @throws Json5Error with the line, NestedTooDeeply
 */
export function parseJson5(text: string): CompoundTag {
  try {
    const {body} = parse(text, {mode: 'json5', ranges: true});
    if (body.type === 'Object') return compoundOf(body, text);
  } catch (error) {
    if (error instanceof RangeError) throw new NestedTooDeeply();
    const {line, column, offset} = error as {line?: number; column?: number; offset?: number};
    if (line === undefined || offset === undefined) throw error;
    const rest = text.slice(offset, offset + 20).split('\n')[0]!;
    const advice = habits.find(([pattern]) => pattern.test(rest))?.[1];
    const found = rest === '' ? 'the line or the file ends here' : `\`${rest}\` was not expected here`;
    throw new Json5Error(`column ${column}: ${found}.${advice ? ` ${advice}.` : ''}`, line);
  }
  throw new Json5Error('The file has to be one object, from `{` to `}`.', 1);
}
