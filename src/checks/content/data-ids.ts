import {indexOf} from '../../data/model/read';
import {findReferences} from '../../build/remark/data-refs/references';
import type {Check} from '../types';

export const dataIds: Check = {
  name: 'data-ids',
  why: 'A table whose id does not exist stops the build.',
  items: 'components that render data',
  run({content, data}) {
    const index = indexOf(data.entries);
    const references = content.documents.flatMap(({file, elements}) =>
      findReferences(elements, index).map((reference) => ({...reference, file})),
    );
    return {
      examined: references.length,
      problems: references.flatMap(({file, line, column, problem}) =>
        problem === undefined ? [] : [{file, line, column, ...problem}],
      ),
    };
  },
};
