/** `npm run search:relevance [-- --all]`: runs readers' queries on the built pages and lists answers that are not found, or not first. */
import {parseArgs} from 'node:util';
import {buildFolder, root} from './project';
import {failWith} from './terminal';
import {recordsIn} from '../build/post/records';
import {goalsText, measureSite, reaches, summary} from '../search/relevance/measure';

void failWith(async () => {
  const {values} = parseArgs({options: {all: {type: 'boolean'}}});
  let isReached = true;
  for (const {set, score} of measureSite(recordsIn(buildFolder), root)) {
    const ok = score.outcomes.length > 0 && reaches(score);
    isReached &&= ok;
    console.log(`${ok ? '✓' : '✗'} ${set.name.padEnd(17)} ${summary(score)}`);
    if (!ok) {
      console.log(`    asked for: ${goalsText}`);
    }
    // Held-back queries are counted but not listed, so that nobody tunes the search for them.
    const listed = set.name.endsWith('held-back') ? [] : score.outcomes;
    for (const {query, pages, shown, place} of listed) {
      if (place === 0 || place > 5 || (values.all && place > 1)) {
        const found = place === 0 ? 'not found' : `place ${place}`;
        console.log(
          `  ${found}: "${query}" should lead to ${pages.join(' or ')}; first: ${shown.slice(0, 3).join(', ') || 'nothing'}`,
        );
      }
    }
  }
  return isReached ? 0 : 1;
});
