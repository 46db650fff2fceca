import {parse, type ObjectNode, type ValueNode} from '@humanwhocodes/momoa';
import {NestedTooDeeply, type CompoundTag, type Tag} from '../../snbt';

/** Syntax error in a JSON5 file. */
export class Json5Error extends Error {
  /** @param line line number of the error, from 1 */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Common mistakes after a conversion from SNBT by hand. The pattern is tested on the rest of the line, starting
 * at the error.
 */
const habits: [pattern: RegExp, advice: string][] = [
  [/^[bslfd]\b/i, 'JSON5 numbers have no letter at the end: write `1` instead of `1b`'],
  [/^[bil];/i, 'JSON5 has no typed lists: write `[1, 2]` instead of `[I; 1, 2]`'],
  [/^=/, 'JSON5 requires a colon between a key and its value'],
  [/^#/, 'A comment in JSON5 begins with `//`'],
  [/^["'\w$]/, 'Add a comma before it, or put the string in quotes'],
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
      // Tests the source text, because `1.0` and `1` are the same number in JavaScript but different types here.
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
 * Parses a JSON5 file of the mods for Minecraft 26.1, like `Json5Util#load` in FTB Library, which uses json5-java.
 * @returns the same tags as the SNBT parser: whole numbers are ints or longs, other numbers are doubles
 * @throws Json5Error with the line of a syntax error
 * @throws NestedTooDeeply
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
    const found = rest === '' ? 'the line or file ends too early' : `unexpected \`${rest}\``;
    throw new Json5Error(`column ${column}: ${found}.${advice ? ` ${advice}.` : ''}`, line);
  }
  throw new Json5Error('The file must contain a single object, from `{` to `}`.', 1);
}
