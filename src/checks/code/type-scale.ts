import {readStyles} from '../source-files';
import type {StyleDeclaration} from '../source-files';
import type {Check, Problem} from '../types';

/** Labels in pictures, small print, code, tables and menus, text, small headings, headings. */
const sizes = ['0.75rem', '0.8125rem', '0.875rem', '0.9375rem', '1rem', '1.125rem', '1.5rem'];
const weights = ['400', '600'];

/** Stands for a value from elsewhere, or for one that grows with the window. */
const indirect = /^(?:inherit|(?:var|clamp|min)\(.*\))$/;

/** `font`, `font-size`, `font-weight`, and what Infima is told of them. */
const fontProperty = /^(?:font|(?:--[\w-]+-)?font-(?:size|weight)[\w-]*)$/;

/** `600 0.875rem/1.3` in a `font`. */
const shorthand = /^(?:(?<weight>\d+) )?(?<size>[\d.]+[a-z%]+)/;

export const typeScale: Check = {
  name: 'type-scale',
  why: 'Each size and each weight is a font of its own, which a browser makes when it first renders a page: a millisecond or two each, several on a phone. Thirty of them delayed every page.',
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
  const unlike = (what: string, found: string | undefined, allowed: string[]): Problem[] =>
    found === undefined || allowed.includes(found)
      ? []
      : [
          {
            ...place,
            found: `the ${what} ${found} is not one of ours`,
            fix: `take the nearest: ${allowed.join(', ')}`,
          },
        ];
  return [...unlike('size', size, sizes), ...unlike('weight', weight, weights)];
}
