import type {Page} from '../../content';
import type {Check, Problem} from '../types';

export const headings: Check = {
  name: 'headings',
  why: 'Screen readers walk a page by its headings: a second title or a skipped level hides where a part belongs.',
  items: 'headings',
  run({content}) {
    return {
      // The title of a doc's front matter is its h1.
      examined: content.documents.reduce(
        (sum, page) => sum + page.headings.length + (page.kind === 'doc' ? 1 : 0),
        0,
      ),
      problems: content.documents.flatMap(checkPage),
    };
  },
};

function checkPage(page: Page): Problem[] {
  const problems: Problem[] = [];
  const {file} = page;
  let titles = page.kind === 'doc' ? 1 : 0;
  let level = titles;
  for (const {depth, text, line, column} of page.headings) {
    if (depth === 1 && titles > 0) {
      const allowed =
        page.kind === 'doc' ? 'the only h1 is the title of the front matter' : 'a page has one h1';
      problems.push({
        file,
        line,
        column,
        found: `second title "${text}"`,
        allowed,
        fix: 'remove the line, or make it a part with ##',
      });
    } else if (depth > level + 1) {
      const above = level === 0 ? 'before any title' : `below level ${level}`;
      const fix = `write it with ${'#'.repeat(level + 1)}`;
      problems.push({
        file,
        line,
        column,
        found: `heading "${text}" has level ${depth} ${above}`,
        allowed: `level ${level + 1} at most`,
        fix,
      });
    }
    if (text.trim() === '') {
      problems.push({file, line, column, found: 'empty heading', fix: 'give it a text or remove it'});
    }
    titles += depth === 1 ? 1 : 0;
    level = depth;
  }
  // A page that does not parse has no headings to judge.
  if (titles === 0 && page.tree !== undefined && page.headings.length === 0) {
    problems.push({
      file,
      line: 1,
      found: 'no title',
      allowed: 'a page in src/pages writes its own h1',
      fix: 'begin the text with "# …"',
    });
  }
  return problems;
}
