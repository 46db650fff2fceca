import {positionAt, readSourceFiles, withoutCssComments} from '../source-files';
import type {SourceFile} from '../source-files';
import type {Check, Problem} from '../types';

/** Labels in pictures, small print, code, tables and menus, text, small headings, headings. */
const sizes = ['0.75rem', '0.8125rem', '0.875rem', '0.9375rem', '1rem', '1.125rem', '1.5rem'];
const weights = ['400', '600'];

/** Stands for a value from elsewhere, or for one that grows with the window. */
const indirect = /^(?:inherit|(?:var|clamp|min)\(.*\))$/;

/** `font-size: …`, `font-weight: …`, `font: …`, and what Infima is told of them. */
const declaration =
  /(?<![\w-])(?<property>font|(?:--[\w-]+-)?font-(?:size|weight)[\w-]*)\s*:\s*(?<value>[^;{}]+?)\s*(?:!important\s*)?(?=[;}])/g;

/** `600 0.875rem/1.3` in a `font`. */
const shorthand = /^(?:(?<weight>\d+) )?(?<size>[\d.]+[a-z%]+)/;

export const typeScale: Check = {
  name: 'type-scale',
  why: 'Each size and each weight is a font of its own, which a browser makes when it first draws a page: a millisecond or two each, several on a phone. Thirty of them delayed every page.',
  items: 'declarations of fonts',
  run({root}) {
    const declarations = readSourceFiles(root, ['css']).flatMap(({file, text}) =>
      declarationsIn({file, text: withoutCssComments(text)}),
    );
    return {examined: declarations.length, problems: declarations.flatMap(problemsOf)};
  },
};

interface Declaration {
  property: string;
  value: string;
  file: string;
  line: number;
  column: number;
}

function declarationsIn({file, text}: SourceFile): Declaration[] {
  return [...text.matchAll(declaration)].map((match) => ({
    property: match.groups!.property!,
    value: match.groups!.value!,
    file,
    ...positionAt(text, match.index),
  }));
}

function problemsOf({property, value, ...place}: Declaration): Problem[] {
  if (indirect.test(value)) {
    return [];
  }
  const parts: {weight?: string; size?: string} =
    property === 'font'
      ? (shorthand.exec(value)?.groups ?? {size: value})
      : {[property.includes('weight') ? 'weight' : 'size']: value};
  const problem = (what: string, found: string, allowed: string[]) => ({
    ...place,
    found: `the ${what} ${found} is not one of ours`,
    fix: `take the nearest: ${allowed.join(', ')}`,
  });
  return [
    ...(parts.size !== undefined && !sizes.includes(parts.size) ? [problem('size', parts.size, sizes)] : []),
    ...(parts.weight !== undefined && !weights.includes(parts.weight)
      ? [problem('weight', parts.weight, weights)]
      : []),
  ];
}
