import {goalsText, measureSite, queryFolder, reaches, summary} from '../../search/relevance/measure';
import type {Check} from '../types';

export const searchRelevance: Check = {
  name: 'search-relevance',
  why: 'A search that finds the wrong page sends a reader away who was one page from the answer.',
  items: 'queries with an answer',
  run({root, site}) {
    const measured = measureSite(site.records, root).filter(({score}) => score.outcomes.length > 0);
    const textOf = ({set, score}: (typeof measured)[number]) => `${set.name}: ${summary(score)}`;
    return {
      examined: measured.reduce((sum, {score}) => sum + score.outcomes.length, 0),
      notes: measured.map(textOf),
      problems: measured
        .filter(({score}) => !reaches(score))
        .map((one) => ({
          file: `${queryFolder}/${one.set.file}`,
          found: textOf(one),
          allowed: goalsText,
          fix: '"npm run search:relevance -- --all" lists what is not found; improve the page or the engine, not the list',
        })),
    };
  },
};
