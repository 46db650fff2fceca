import type {Check, Problem} from '../types';

export const headings: Check = {
  name: 'headings',
  why: 'Screen readers walk a page by its headings: a second title or a skipped level hides where a part belongs.',
  items: 'headings',
  run({content}) {
    const problems: Problem[] = [];
    let examined = 0;
    for (const {file, headings: found} of content.pages) {
      // The title of the front matter is the page's h1.
      let level = 1;
      examined += 1 + found.length;
      for (const {depth, text, line, column} of found) {
        if (depth === 1) {
          problems.push({
            file,
            line,
            column,
            found: `second title "${text}"`,
            allowed: 'the only h1 is the title of the front matter',
            fix: 'remove the line, or make it a part with ##',
          });
        } else if (depth > level + 1) {
          problems.push({
            file,
            line,
            column,
            found: `heading "${text}" has level ${depth} below level ${level}`,
            allowed: `level ${level + 1} at most`,
            fix: `write it with ${'#'.repeat(level + 1)}`,
          });
        }
        if (text.trim() === '') {
          problems.push({file, line, column, found: 'empty heading', fix: 'give it a text or remove it'});
        }
        level = Math.max(depth, 2);
      }
    }
    return {examined, problems};
  },
};
