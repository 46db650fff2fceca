import type {Check} from '../types';

export const dataFiles: Check = {
  name: 'data-files',
  why: 'A wrong key or type in src/data leads to a wrong value on every page that renders it.',
  items: 'data files',
  run({data}) {
    const broken = new Set(data.problems.map(({file}) => file));
    return {
      examined: new Set([...data.files.map(({file}) => file), ...broken]).size,
      problems: data.problems.map(({key, message, ...place}) => ({
        ...place,
        found: key === '' ? message : `${key}: ${message}`,
        fix: 'correct the file; see src/data/README.md',
      })),
    };
  },
};
