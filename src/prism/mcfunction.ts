import type {Grammar} from 'prismjs';

/**
 * Grammar of Minecraft commands, one per line, with or without a leading slash; `<name>` is a placeholder for
 * the reader's input.
 */
export const mcfunction: Grammar = {
  comment: {pattern: /^[ \t]*#(?![a-z0-9_.-]+:).*/m, greedy: true},
  string: {pattern: /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/, greedy: true},
  function: {pattern: /(^[ \t]*|\brun[ \t]+)\/?[a-z][\w-]*/m, lookbehind: true, greedy: true},
  variable: /<[^<>\n]+>|\$\(\w+\)/,
  // A target selector, such as @a or @s
  keyword: /@[aeprsn]\b/,
  boolean: /\b(?:true|false)\b/,
  // A permission node or an option, such as `ftb.teleport.back`
  'attr-name': /\b[a-z_]+(?:\.[a-z_]\w*)+\b/i,
  // A namespaced id, or a tag
  constant: /#?\b[a-z0-9_.-]+:[a-z0-9_./-]+/,
  property: /\b[\w.-]+(?=[ \t]*[:=])/,
  number:
    /(?<![\w.])(?:[~^](?:-?\d*\.?\d+)?|-?(?:\d+\.?\d*|\.\d+)[bslfdmhw]?)(?!\w)|(?<=\.\.)\d+|\d+(?=\.\.)/i,
  operator: /\.\.|[=!<>]=?/,
  punctuation: /[{}[\](),:;]/,
};
