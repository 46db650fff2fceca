import {readPins} from '../../facts/pins/file';
import {pageReader, isOnPage} from '../../facts/pins/words';
import type {Check, Problem} from '../types';

export const pins: Check = {
  name: 'pins',
  why: 'A sentence that was compared with the code must be compared again after a change.',
  items: 'pinned statements',
  run({root}) {
    const blocksOf = pageReader(root);
    const files = readPins(root);
    const problems = files.flatMap(({id, file, pins: list, lines}) =>
      list.flatMap(({page, words, file: source, code}, index): Problem[] => {
        const blocks = blocksOf(page);
        if (blocks && isOnPage(blocks, words)) {
          return [];
        }
        return [
          {
            file,
            line: lines[index],
            found: blocks
              ? `"${words}" is no longer on ${page}`
              : `${page}, the page of "${words}", does not exist`,
            fix: `compare the new sentence with ${[source, code].filter(Boolean).join(' ')}, pin it with "npm run facts -- pin ${id} --list FILE", and delete this pin`,
          },
        ];
      }),
    );
    return {examined: files.reduce((sum, {pins: list}) => sum + list.length, 0), problems};
  },
};
