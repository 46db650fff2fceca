import {readStyles} from '../source-files';
import type {StyleDeclaration} from '../source-files';
import type {Check, Problem} from '../types';

/** Allowed sizes: labels in pictures, small print, code, tables and menus, body text, small headings, headings. */
const sizes = ['0.75rem', '0.8125rem', '0.875rem', '0.9375rem', '1rem', '1.125rem', '1.5rem'];
const weights = ['400', '600'];

/** Matches values that are defined elsewhere or depend on the viewport. */
const indirect = /^(?:inherit|(?:var|clamp|min)\(.*\))$/;

/** Matches `font`, `font-size`, `font-weight`, and Infima's custom properties for them. */
const fontProperty = /^(?:font|(?:--[\w-]+-)?font-(?:size|weight)[\w-]*)$/;

/** Matches the weight and the size in a value of `font`, such as `600 0.875rem/1.3`. */
const shorthand = /^(?:(?<weight>\d+) )?(?<size>[\d.]+[a-z%]+)/;

export const typeScale: Check = {
  name: 'type-scale',
  why: 'Before the first paint, the browser prepares every combination of font size and weight, which takes one or two milliseconds each, and longer on a phone.',
  items: 'declarations of fonts',
  run({root}) {
    const declarations = readStyles(root).filter(({prop}) => fontProperty.test(prop));
    return {examined: declarations.length, problems: declarations.flatMap(problemsOf)};
  },
};

function problemsOf({prop, value, ...place}: StyleDeclaration): Problem[] {
  if (indirect.test(value)) {
    return [];
  }
  const {size, weight}: {size?: string; weight?: string} =
    prop === 'font'
      ? (shorthand.exec(value)?.groups ?? {size: value})
      : {[prop.includes('weight') ? 'weight' : 'size']: value};
  const unlisted = (what: string, found: string | undefined, allowed: string[]): Problem[] => {
    const problem = {
      found: `the font ${what} ${found} is not in the type scale`,
      allowed: allowed.join(', '),
      fix: 'use the nearest value; to add a value, replace another one in src/checks/code/type-scale.ts',
    };
    return found === undefined || allowed.includes(found) ? [] : [{...place, ...problem}];
  };
  return [...unlisted('size', size, sizes), ...unlisted('weight', weight, weights)];
}
