import {readStyles} from '../source-files';
import type {StyleDeclaration} from '../source-files';
import type {Check, Problem} from '../types';

/** In this order: labels in pictures, small print, code, tables and menus, text, small headings, headings. */
const sizes = ['0.75rem', '0.8125rem', '0.875rem', '0.9375rem', '1rem', '1.125rem', '1.5rem'];
const weights = ['400', '600'];

/** A value that is defined elsewhere, or depends on the size of the window. */
const indirect = /^(?:inherit|(?:var|clamp|min)\(.*\))$/;

/** `font`, `font-size`, `font-weight`, and Infima's custom properties for them. */
const fontProperty = /^(?:font|(?:--[\w-]+-)?font-(?:size|weight)[\w-]*)$/;

/** `600 0.875rem/1.3` in a `font`. */
const shorthand = /^(?:(?<weight>\d+) )?(?<size>[\d.]+[a-z%]+)/;

export const typeScale: Check = {
  name: 'type-scale',
  why: 'For each size and each weight the browser prepares a font when it first renders a page. That takes one or two milliseconds, more on a phone; thirty fonts delayed every page.',
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
      found: `the ${what} ${found} is not listed`,
      fix: `use the nearest: ${allowed.join(', ')}`,
    };
    return found === undefined || allowed.includes(found) ? [] : [{...place, ...problem}];
  };
  return [...unlisted('size', size, sizes), ...unlisted('weight', weight, weights)];
}
