import {named} from './built-site';
import type {Check} from '../types';

/** Letters of a word that every table has room for in any column: tests/browser/extremes.spec.ts tries it. */
export const mostLetters = 24;

/** Where a line may break inside a word. */
const breaks = /[\s/\-\u2013\u2014\u200b]+/;

export const tableWords: Check = {
  name: 'table-words',
  why: 'A table is as wide as its longest words; one that no column has room for makes the whole page scroll sideways.',
  items: 'cells of tables of built pages',
  run({site}) {
    const cells = site.allPages.flatMap((page) =>
      named(page, 'td', 'th').map(({plain}) => ({file: page.file, plain})),
    );
    return {
      examined: cells.length,
      problems: cells.flatMap(({file, plain}) =>
        plain
          .split(breaks)
          .filter((word) => [...word].length > mostLetters)
          .map((word) => ({
            file,
            found: `a table has the word "${word}", ${[...word].length} letters long`,
            allowed: `at most ${mostLetters} outside of code, which may break anywhere`,
            fix: 'set it in code where the data or the page has it, or use shorter words',
          })),
      ),
    };
  },
};
