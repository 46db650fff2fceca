import type {Check} from '../types';

/** A hint of a template; see `src/templates`. */
const hint = /\{\/\* Write:(.*?)\*\/\}/gs;

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

export const unfinished: Check = {
  name: 'unfinished',
  why: 'A hint of the template that nobody replaced leaves a hole in the page.',
  items: 'pages',
  run({content}) {
    return {
      examined: content.documents.length,
      problems: content.documents.flatMap(({file, raw}) =>
        [...raw.matchAll(hint)].map(({0: found, 1: text = '', index}) => {
          const before = raw.slice(0, index).split('\n');
          return {
            file,
            line: before.length,
            column: before.at(-1)!.length + 1,
            found: `"${oneLine(found)}"`,
            allowed: 'a published page has no hints of its template',
            fix: `write ${oneLine(text).replace(/\.$/, '')}, or remove the part`,
          };
        }),
      ),
    };
  },
};
