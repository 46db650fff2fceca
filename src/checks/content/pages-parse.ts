import type {Check} from '../types';

export const pagesParse: Check = {
  name: 'pages-parse',
  why: 'A page with a syntax error stops the whole build.',
  items: 'pages',
  run({content: {documents}}) {
    return {
      examined: documents.length,
      problems: documents.flatMap(({file, problem}) => {
        const fix = 'in text, write < and { inside a `code span` or as \\< and \\{; a comment is {/* … */}';
        return [problem ?? []].flat().map(({reason, line, column}) => ({
          ...{file, line, column, fix},
          found: `the page is not valid MDX: ${reason}`,
        }));
      }),
    };
  },
};
