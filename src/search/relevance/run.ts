/** `npm run search:relevance`: asks the built index what readers ask, and says what it does not find. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {buildFolder} from '../../cli/project';
import {failWith} from '../../cli/terminal';
import {openBuiltEngine} from '../embedded/built-engine';
import {dialogParameters} from '../request';
import {goalsText, measure, parseQueries, querySets, reaches, summary} from './measure';
import type {QuerySet, Score} from './measure';

/** Prints what is not found; with `all`, what is not found first, too. What is held back is only counted. */
function report({name}: QuerySet, score: Score, all: boolean): boolean {
  const {outcomes} = score;
  const ok = outcomes.length > 0 && reaches(score);
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(17)} ${summary(score)}`);
  if (!ok) {
    console.log(`    asked for: ${goalsText}`);
  }
  if (name.endsWith('held-back')) {
    return ok;
  }
  for (const {query, pages, shown, place} of outcomes) {
    if (place === 0 || place > 5 || (all && place > 1)) {
      const found = place === 0 ? 'not found' : `place ${place}`;
      console.log(
        `  ${found}: "${query}" should lead to ${pages.join(' or ')}; first: ${shown.slice(0, 3).join(', ') || 'nothing'}`,
      );
    }
  }
  return ok;
}

void failWith(async () => {
  const {values} = parseArgs({
    options: {all: {type: 'boolean'}, set: {type: 'string'}, site: {type: 'string'}},
  });
  const {engine, file} = openBuiltEngine(values.site ?? buildFolder);
  const existing = new Set(file.pages.map(([path]) => decodeURI(path)));
  const ask = (query: string) => engine.search({requests: [{indexName: 'docs', query, ...dialogParameters}]});
  const passed = querySets
    .filter(({name}) => values.set === undefined || values.set === name)
    .map((set) => {
      const {file: list, has} = set;
      const path = `src/search/relevance/${list}`;
      const queries = parseQueries(readFileSync(join(__dirname, list), 'utf8'), path);
      const asked = queries.filter(({query}) => has(query));
      return report(set, measure(asked, ask, existing), values.all ?? false);
    });
  return passed.length > 0 && passed.every(Boolean) ? 0 : 1;
});
