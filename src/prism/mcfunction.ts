import type {Grammar} from 'prismjs';

/** Commands, one a line, with or without a slash; `<name>` stands for what the reader fills in. */
export const mcfunction: Grammar = {
  comment: {pattern: /^[ \t]*#(?![a-z0-9_.-]+:).*/m, greedy: true},
  string: {pattern: /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/, greedy: true},
  function: {pattern: /(^[ \t]*|\brun[ \t]+)\/?[a-z][\w-]*/m, lookbehind: true, greedy: true},
  variable: /<[^<>\n]+>|\$\(\w+\)/,
  // The player that a selector picks, as @a or @s.
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
