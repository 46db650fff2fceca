import type {Grammar} from 'prismjs';

/**
 * Grammar of FTB Quests theme files: `[selector]` headers, `property: value` lines, `//` comments,
 * `{{references}}`.
 */
export const questtheme: Grammar = {
  comment: {pattern: /^[ \t]*\/\/.*/m, greedy: true},
  selector: {pattern: /^[ \t]*\[.*\][ \t]*$/m, greedy: true},
  property: /^[ \t]*[\w.-]+(?=[ \t]*:)/m,
  variable: /\{\{\w+\}\}/,
  number: /#(?:[0-9a-f]{8}|[0-9a-f]{6})\b|(?<![\w.#])-?\d+(?:\.\d+)?(?![\w.])/i,
  'attr-name': {pattern: /([;][ \t]+)\w+/, lookbehind: true},
  constant: /\b(?:none|builtin|color|item|part|bullet|hollow_rectangle|https?|file)(?=[:\s]|$)/m,
  punctuation: /[:;=+,]/,
};
