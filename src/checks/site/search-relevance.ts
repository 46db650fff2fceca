import {
  measureSite,
  queryFolder,
  reaches,
  rowsWithoutAnswer,
  sharesText,
  summary,
} from '../../search/relevance/measure';
import {aliases, asked} from '../../search/vocabulary';
import type {SearchRecord} from '../../search/types';
import type {Check, Problem} from '../types';

export const searchRelevance: Check = {
  name: 'search-relevance',
  why: 'A reader who gets the wrong section does not find the answer.',
  items: 'queries with an answer',
  run({root, site}) {
    const {sets, rowsShown} = measureSite(site.records, root);
    const measured = sets.filter(({score}) => score.outcomes.length > 0);
    const textOf = ({set, score}: (typeof measured)[number]) => `${set.name}: ${summary(score)}`;
    const fix =
      'run "npm run search:relevance -- --all" to list the failed queries; improve the pages, the vocabulary or the ranking, but do not change the queries';
    return {
      examined: measured.reduce((sum, {score}) => sum + score.outcomes.length, 0),
      notes: measured.map(textOf),
      problems: [
        ...measured
          .filter(({set, score}) => !reaches(score, set.goals))
          .map((one) => ({
            file: `${queryFolder}/${one.set.file}`,
            found: textOf(one),
            allowed: `${sharesText(one.set.goals)} (minimums, except for the last value, which is a maximum)`,
            fix,
          })),
        ...(rowsShown.median > rowsWithoutAnswer.median || rowsShown.mean > rowsWithoutAnswer.mean
          ? [
              {
                file: `${queryFolder}/no-answer.jsonl`,
                found: `queries without an answer return too many results: median ${rowsShown.median}, mean ${rowsShown.mean.toFixed(1)}`,
                allowed: `median at most ${rowsWithoutAnswer.median}, mean at most ${rowsWithoutAnswer.mean}`,
                fix: 'raise `floor` in src/search/weights.ts; if the queries name a pack or mod that the site does not cover, add it to src/search/vocabulary/names.yaml',
              },
            ]
          : []),
        ...measured.flatMap(({set, score}) =>
          score.missing.map((place) => ({
            file: `${queryFolder}/${set.file}`,
            found: `there is no section ${place}`,
            fix: 'replace it with the section that now contains the answer',
          })),
        ),
        ...staleLines(site.records),
      ],
    };
  },
};

/** Finds vocabulary entries whose section no longer exists. */
function staleLines(records: readonly SearchRecord[]): Problem[] {
  const placeOf = ({url}: SearchRecord) => decodeURI(new URL(url).pathname + new URL(url).hash);
  const places = new Set(records.map(placeOf));
  const lost = (all: readonly string[], file: string) =>
    all
      .filter((place) => !places.has(place) && places.has(place.replace(/#.*/, '')))
      .map((place) => ({
        file,
        found: `there is no section ${place}`,
        fix: 'move its words to the section that now contains the answer, or delete the entry',
      }));
  const askedPlaces = Object.entries(asked).flatMap(([page, lines]) =>
    Object.keys(lines).map((anchor) => `${page}#${anchor}`),
  );
  return [
    ...lost(Object.keys(aliases), 'src/search/vocabulary/aliases.yaml'),
    ...lost(askedPlaces, 'src/search/vocabulary/asked'),
  ];
}
