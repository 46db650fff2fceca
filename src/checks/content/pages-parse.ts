import type {Check} from '../types';

export const pagesParse: Check = {
  name: 'pages-parse',
  why: 'A page with a syntax error stops the whole build.',
  items: 'pages',
  run({content}) {
    const problems = content.documents.flatMap(({file, problem, routeProblem, frontMatter}) => [
      ...(problem === undefined
        ? []
        : [
            {
              file,
              line: problem.line,
              column: problem.column,
              found: `the page is not valid MDX: ${problem.reason}`,
              fix: 'in text, write < and { inside a `code span` or as \\< and \\{; a comment is {/* … */}',
            },
          ]),
      ...(routeProblem === undefined
        ? []
        : [
            {
              file,
              ...place(frontMatter.entries.get('slug')),
              found: routeProblem,
              fix: 'use letters, digits, spaces and - _ / only',
            },
          ]),
    ]);
    return {examined: content.documents.length, problems};
  },
};

function place(entry: {line: number; column: number} | undefined) {
  return {line: entry?.line ?? 1, column: entry?.column ?? 1};
}
