import fs from 'node:fs';
import path from 'node:path';
import {site as settings} from '../../config/site';
import {Engine} from '../../search/embedded/engine';
import {siteIndex} from '../../search/embedded/write-index';
import {siteRecords} from '../../search/records';
import {goalsText, measure, parseQueries, querySets, reaches, summary} from '../../search/relevance/measure';
import type {Query} from '../../search/relevance/measure';
import {dialogParameters} from '../../search/request';
import type {Check, Problem} from '../types';

const folder = 'src/search/relevance';

export const searchRelevance: Check = {
  name: 'search-relevance',
  why: 'A search that finds the wrong page sends a reader away who was one page from the answer.',
  items: 'queries with an answer',
  run({root, site}) {
    const records = siteRecords({folder: site.folder, origin: settings.url, baseUrl: settings.baseUrl});
    const engine = new Engine(siteIndex(records));
    const ask = (query: string) =>
      engine.search({requests: [{indexName: 'docs', query, ...dialogParameters}]});
    const routes = new Set(records.map(({url_without_anchor: url}) => decodeURI(new URL(url).pathname)));
    const notes: string[] = [];
    const problems: Problem[] = [];
    let examined = 0;
    for (const {name, file: list, has} of querySets) {
      const file = `${folder}/${list}`;
      const queries = readQueries(root, file).filter(({query}) => has(query));
      const score = measure(queries, ask, routes);
      examined += score.outcomes.length;
      if (score.outcomes.length === 0) {
        continue;
      }
      notes.push(`${name}: ${summary(score)}`);
      if (!reaches(score)) {
        problems.push({
          file,
          found: `${name}: ${summary(score)}`,
          allowed: goalsText,
          fix: '"npm run search:relevance -- --all" lists what is not found; improve the page or the engine, not the list',
        });
      }
    }
    return {examined, problems, notes};
  },
};

function readQueries(root: string, file: string): Query[] {
  const absolute = path.join(root, file);
  return fs.existsSync(absolute) ? parseQueries(fs.readFileSync(absolute, 'utf8'), file) : [];
}
