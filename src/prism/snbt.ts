import type {Grammar} from 'prismjs';

/**
 * Grammar of FTB's SNBT dialect: whole-line comments, keys before `:` or `=`, typed arrays, numbers with a
 * type suffix.
 */
export const snbt: Grammar = {
  comment: {pattern: /^[ \t]*(?:#|\/\/).*/m, greedy: true},
  property: {
    pattern: /(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[^\s{}[\]:=,"'][\p{L}\p{N}._\-+∞]*)(?=[ \t]*[:=])/u,
    greedy: true,
  },
  string: {pattern: /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/, greedy: true},
  keyword: {pattern: /(\[\s*)[BIL](?=\s*;)/i, lookbehind: true},
  constant:
    /(?<![\p{L}\p{N}._\-+∞])(?:null|end|END|NaN[df]?|[-+]?(?:Infinity|∞)[df]?)(?![\p{L}\p{N}._\-+∞])/u,
  boolean: /(?<![\p{L}\p{N}._\-+∞])(?:true|false)(?![\p{L}\p{N}._\-+∞])/u,
  number: /(?<![\p{L}\p{N}._\-+∞])[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?[bslfd]?(?![\p{L}\p{N}._\-+∞])/iu,
  punctuation: /[{}[\]:=,;]/,
};
