/**
 * `npm run search:relevance [-- --all]`: runs readers' queries on the built pages and lists the queries whose answer is not in the
 * first five rows or, with `--all`, not in the first row.
 */
import {parseArgs} from 'node:util';
import {buildFolder, root} from './project';
import {failWith} from './terminal';
import {recordsIn} from '../build/post/records';
import {
  intervalOf,
  isPlaceShown,
  measureSite,
  reaches,
  rowsWithoutAnswer,
  sharesText,
  summary,
} from '../search/relevance/measure';

void failWith(async () => {
  const {values} = parseArgs({options: {all: {type: 'boolean'}}});
  const {sets, rowsShown} = measureSite(recordsIn(buildFolder), root);
  const areFew = rowsShown.median <= rowsWithoutAnswer.median && rowsShown.mean <= rowsWithoutAnswer.mean;
  let isReached = areFew;
  for (const {set, score} of sets) {
    const ok = score.outcomes.length > 0 && reaches(score, set.goals);
    isReached &&= ok;
    const [low, high] = intervalOf(score.outcomes, isPlaceShown).map((share) => (100 * share).toFixed(0));
    console.log(`${ok ? '✓' : '✗'} ${set.name}: ${summary(score)}`);
    console.log(`    expected place within five rows, 95% confidence interval: ${low} to ${high} %`);
    if (!ok) {
      console.log(`    goals (minimums, except for the last, which is a maximum): ${sharesText(set.goals)}`);
    }
    // Held-back queries are counted but not listed, so that nobody tunes the search to them.
    const listed = set.name.endsWith('held-back') ? [] : score.outcomes;
    for (const {query, places, rows, place} of listed) {
      if (place === 0 || place > 5 || (values.all && place > 1)) {
        const found = place === 0 ? 'not found' : `row ${place}`;
        console.log(
          `  ${found}: "${query}" should lead to ${places.join(' or ')}; first results: ${rows.slice(0, 3).join(', ') || 'none'}`,
        );
      }
    }
    score.missing.forEach((place) => console.log(`  there is no section ${place}; correct ${set.file}`));
  }
  console.log(
    `${areFew ? '✓' : '✗'} rows shown for queries without an answer: median ${rowsShown.median} (limit ${rowsWithoutAnswer.median}), ` +
      `mean ${rowsShown.mean.toFixed(1)} (limit ${rowsWithoutAnswer.mean})`,
  );
  return isReached ? 0 : 1;
});
