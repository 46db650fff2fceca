import {named} from './built-site';
import type {BuiltPage} from './built-site';
import type {Check, Problem} from '../types';

export const pageHeadings: Check = {
  name: 'page-headings',
  why: 'Screen readers walk a page by its headings, those that components and the frame draw included.',
  items: 'headings of built pages',
  run({site}) {
    return {
      examined: site.allPages.reduce((sum, page) => sum + headingsOf(page).length, 0),
      problems: site.allPages.flatMap(checkPage),
    };
  },
};

function headingsOf(page: BuiltPage) {
  return named(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({name, text}) => ({
    level: Number(name[1]),
    text,
  }));
}

function checkPage(page: BuiltPage): Problem[] {
  const {file} = page;
  const headings = headingsOf(page);
  const titles = headings.filter(({level}) => level === 1).map(({text}) => `"${text}"`);
  const problems: Problem[] = [];
  if (titles.length !== 1) {
    const found = titles.length === 0 ? 'no h1' : `${titles.length} h1: ${titles.join(', ')}`;
    problems.push({file, found, allowed: 'exactly one', fix: 'the title of the page is its h1'});
  }
  let above = 0;
  for (const {level, text} of headings) {
    if (level > above + 1) {
      const found =
        above === 0 ? `the first heading is h${level} "${text}"` : `h${level} "${text}" follows an h${above}`;
      const fix = 'correct the level where it is drawn';
      problems.push({file, found, allowed: `h${above + 1} at most`, fix});
    }
    above = level;
  }
  return problems;
}
