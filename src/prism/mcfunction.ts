import type {Grammar} from 'prismjs';

/** Commands, one per line, with or without a slash; `<name>` is a placeholder for the reader's input. */
export const mcfunction: Grammar = {
  comment: {pattern: /^[ \t]*#(?![a-z0-9_.-]+:).*/m, greedy: true},
  string: {pattern: /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/, greedy: true},
  function: {pattern: /(^[ \t]*|\brun[ \t]+)\/?[a-z][\w-]*/m, lookbehind: true, greedy: true},
  variable: /<[^<>\n]+>|\$\(\w+\)/,
  // A target selector, such as @a or @s.
  keyword: /@[aeprsn]\b/,
  boolean: /\b(?:true|false)\b/,
  // A permission node or an option: words joined by dots.
  'attr-name': /\b[a-z_]+(?:\.[a-z_]\w*)+\b/i,
  // An id with its namespace, or a tag.
  constant: /#?\b[a-z0-9_.-]+:[a-z0-9_./-]+/,
  property: /\b[\w.-]+(?=[ \t]*[:=])/,
  number:
    /(?<![\w.])(?:[~^](?:-?\d*\.?\d+)?|-?(?:\d+\.?\d*|\.\d+)[bslfdmhw]?)(?!\w)|(?<=\.\.)\d+|\d+(?=\.\.)/i,
  operator: /\.\.|[=!<>]=?/,
  punctuation: /[{}[\](),:;]/,
};
