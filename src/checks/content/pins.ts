import {readPins} from '../../facts/pins/file';
import {pageReader, isOnPage} from '../../facts/pins/words';
import type {Check, Problem} from '../types';

export const pins: Check = {
  name: 'pins',
  why: 'A statement that was held against the code and then changed by hand is nobody’s any more.',
  items: 'pinned statements',
  run({root}) {
    const blocksOf = pageReader(root);
    const files = readPins(root);
    const problems = files.flatMap(({file, pins: list, lines}) =>
      list.flatMap(({page, words, file: source, code}, index): Problem[] => {
        if (isOnPage(blocksOf(page) ?? [], words)) {
          return [];
        }
        return [
          {
            file,
            line: lines[index],
            found: `"${words}" stands no longer on ${page}`,
            allowed: `what ${[source, code].filter(Boolean).join(' ')} does`,
            fix: 'read the new sentence beside the code, then pin it with npm run facts -- pin and take this one out',
          },
        ];
      }),
    );
    return {examined: files.reduce((sum, {pins: list}) => sum + list.length, 0), problems};
  },
};
