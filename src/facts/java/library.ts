import {ClassName, Instance, Lambda, List, Term, show, type Value} from './values';

/**
 * Evaluates methods of Java's library that mods use to build commands and options: strings, lists, streams and numeric limits.
 * All other calls stay terms.
 */

/** Java's numeric limits and booleans, and Minecraft's operator levels, by the name of the constant. */
export const constants: Readonly<Record<string, Value>> = {
  'Integer.MAX_VALUE': 2147483647,
  'Integer.MIN_VALUE': -2147483648,
  'Long.MAX_VALUE': 9223372036854775807n,
  'Long.MIN_VALUE': -9223372036854775808n,
  'Short.MAX_VALUE': 32767,
  'Byte.MAX_VALUE': 127,
  'Double.MAX_VALUE': Number.MAX_VALUE,
  'Float.MAX_VALUE': 3.4028234663852886e38,
  'Double.POSITIVE_INFINITY': Infinity,
  'Double.NEGATIVE_INFINITY': -Infinity,
  'Float.POSITIVE_INFINITY': Infinity,
  'Float.NEGATIVE_INFINITY': -Infinity,
  'Boolean.TRUE': true,
  'Boolean.FALSE': false,
  'Commands.LEVEL_ALL': 0,
  'Commands.LEVEL_MODERATORS': 1,
  'Commands.LEVEL_GAMEMASTERS': 2,
  'Commands.LEVEL_ADMINS': 3,
  'Commands.LEVEL_OWNERS': 4,
};

/** Converts a value to a string. An unknown value becomes `<name>`. */
export function asText(value: Value): string {
  if (value instanceof Term) {
    return `<${/^(field|static|variable) /.test(value.name) ? value.name.split(' ')[1] : value.name}>`;
  }
  return value instanceof Instance || value instanceof Lambda ? `<${show(value)}>` : show(value);
}

function format([pattern, ...values]: Value[]): Value | undefined {
  const rest = values.length === 1 && values[0] instanceof List ? [...values[0].items] : values;
  return typeof pattern === 'string'
    ? pattern.replace(/%[.\d]*[sdf]/g, () => asText(rest.shift() ?? null))
    : undefined;
}

const listMakers =
  /^((List|Set|Stream|ImmutableList)\.of|Arrays\.(asList|stream)|Collections\.(singleton|singletonList|unmodifiableList)|(List|Set)\.copyOf|Lists\.newArrayList)$/;

/** Evaluates a static call `Class.method(…)` of a library. Returns undefined for unsupported methods. */
export function staticCall(
  name: string,
  args: Value[],
  call: (value: Value, args: Value[]) => Value,
): Value | undefined {
  const [first, second] = args;
  // `Util.make` of Minecraft passes a new list or map to a lambda that fills it.
  if (name === 'Util.make' && first instanceof List && second instanceof Lambda) {
    call(second, [first]);
    return first;
  }
  if (name === 'Util.make') {
    return new List([...args]);
  }
  if (listMakers.test(name)) {
    return args.length === 1 && first instanceof List ? new List([...first.items]) : new List([...args]);
  }
  if (name === 'String.format') {
    return format(args);
  }
  if (/^Collections\.empty|^ImmutableList\.of$/.test(name)) {
    return new List([]);
  }
  return undefined;
}

function onText(text: string, method: string, args: Value[]): Value | undefined {
  const [first] = args;
  switch (method) {
    case 'isEmpty':
      return text === '';
    case 'length':
      return text.length;
    case 'toLowerCase':
      return text.toLowerCase();
    case 'equals':
      return typeof first === 'string' ? text === first : undefined;
    default:
      return /^(toString|intern|trim|strip)$/.test(method) ? text : undefined;
  }
}

function onMap({items, keys = []}: List, method: string, [key, value]: Value[]): Value | undefined {
  const known = keys.findIndex((each) => each === key);
  switch (method) {
    case 'put':
    case 'putIfAbsent':
      keys[known === -1 ? keys.length : known] = key ?? null;
      items[known === -1 ? items.length : known] = value ?? null;
      return null;
    case 'get':
      return items[known];
    case 'values':
      return new List([...items]);
    case 'keySet':
      return new List([...keys]);
    default:
      return undefined;
  }
}

function onList(
  list: List,
  method: string,
  args: Value[],
  call: (value: Value, args: Value[]) => Value,
): Value | undefined {
  const {items} = list;
  const [first] = args;
  const each = (item: Value) => call(first ?? null, [item]);
  switch (method) {
    case 'map':
      return new List(items.map(each));
    case 'flatMap':
      return new List(items.map(each).flatMap((item) => (item instanceof List ? item.items : [item])));
    case 'forEach':
      items.forEach(each);
      return null;
    case 'add':
      items.push(args.at(-1) ?? null);
      return true;
    case 'get':
      return typeof first === 'number' ? items[first] : undefined;
    case 'getFirst':
      return items[0];
    case 'isEmpty':
      return items.length === 0;
    case 'size':
      return items.length;
    default:
      return /^(stream|toList|collect|sorted|distinct|toArray|iterator|reversed|boxed|mapToObj)$/.test(method)
        ? list
        : undefined;
  }
}

/** Evaluates `on.method(…)` for strings, numbers, lists and maps. Returns undefined for unsupported methods. */
export function methodCall(
  on: Value,
  method: string,
  args: Value[],
  call: (value: Value, args: Value[]) => Value,
): Value | undefined {
  if (typeof on === 'string') {
    return onText(on, method, args);
  }
  if (on instanceof List) {
    return on.keys ? onMap(on, method, args) : onList(on, method, args, call);
  }
  return on instanceof Term || on instanceof ClassName || !/Value$/.test(method) ? undefined : on;
}

type Known = number | bigint | boolean | string | null;
const isKnown = (value: Value): value is Known => value === null || typeof value !== 'object';

function compare(operator: string, left: Known, right: Known): boolean | undefined {
  const [a, b] = [left as number, right as number];
  const results: Record<string, boolean> = {
    '==': a === b,
    '!=': a !== b,
    '<': a < b,
    '>': a > b,
    '<=': a <= b,
    '>=': a >= b,
  };
  return results[operator];
}

/** Evaluates a binary operator. Returns undefined if the result is unknown. */
export function binary(operator: string, left: Value, right: Value): Value | undefined {
  if (operator === '+' && (typeof left === 'string' || typeof right === 'string')) {
    return asText(left) + asText(right);
  }
  if (operator === '&&' || operator === '||') {
    const decides = operator === '||';
    const [known, other] = typeof left === 'boolean' ? [left, right] : [right, left];
    return typeof known === 'boolean' ? (known === decides ? decides : other) : undefined;
  }
  if (!isKnown(left) || !isKnown(right)) {
    return undefined;
  }
  const compared = compare(operator, left, right);
  if (compared !== undefined || typeof left !== 'number' || typeof right !== 'number') {
    return compared;
  }
  const sums: Record<string, number> = {
    '+': left + right,
    '-': left - right,
    '*': left * right,
    '/': Number.isInteger(left) && Number.isInteger(right) ? Math.trunc(left / right) : left / right,
    '%': left % right,
    '<<': left << right,
    '|': left | right,
  };
  return sums[operator];
}
