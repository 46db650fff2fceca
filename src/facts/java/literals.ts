import type {Syntax} from './syntax';
import type {Value} from './values';

const escapes: Record<string, string> = {n: '\n', t: '\t', r: '\r', s: ' ', '0': '\0', '\n': ''};

const unescape = (text: string) =>
  text.replace(/\\(u[0-9a-f]{4}|.|\n)/gi, (_, code: string) =>
    code.length > 1 ? String.fromCharCode(parseInt(code.slice(1), 16)) : (escapes[code] ?? code),
  );

function integer(text: string): number {
  const value = Number(text.replace(/_|l$/gi, ''));
  return /^0x/i.test(text) && !/l$/i.test(text) ? value | 0 : value;
}

/** Returns the value of a literal, or undefined for other nodes. */
export function literal({type, text}: Syntax): Value | undefined {
  switch (type) {
    case 'string_literal':
    case 'character_literal':
      return unescape(text.slice(1, -1));
    case 'true':
    case 'false':
      return type === 'true';
    case 'null_literal':
      return null;
    case 'decimal_floating_point_literal':
      return Number(text.replace(/_|[dfDF]$/g, ''));
    default:
      return /^(decimal|hex|octal|binary)_integer_literal$/.test(type) ? integer(text) : undefined;
  }
}
