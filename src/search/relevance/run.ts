/** `npm run search:relevance`: asks the built index what readers ask, and says what it does not find. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {buildFolder} from '../../cli/project';
import {failWith} from '../../cli/terminal';
import {openBuiltEngine} from '../embedded/built-engine';
import {dialogParameters} from '../request';
import {goals, measure, parseQueries, querySets, summary} from './measure';
import type {Score} from './measure';

/** Prints what is not found; with `all`, what is not found first, too. */
function report(name: string, score: Score, all: boolean): boolean {
  const {outcomes, top1, top5} = score;
  const ok = outcomes.length > 0 && top1 >= goals.top1 && top5 >= goals.top5;
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(10)} ${summary(score)}`);
  if (!ok) {
    console.log(`    at least ${100 * goals.top1} % and ${100 * goals.top5} % are asked for`);
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
    .filter((name) => values.set === undefined || values.set === name)
    .map((name) => {
      const path = `src/search/relevance/${name}.jsonl`;
      const queries = parseQueries(readFileSync(join(__dirname, `${name}.jsonl`), 'utf8'), path);
      return report(name, measure(queries, ask, existing), values.all ?? false);
    });
  return passed.length > 0 && passed.every(Boolean) ? 0 : 1;
});
