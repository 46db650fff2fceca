import {anchors} from './content/anchors';
import {categories} from './content/categories';
import {frontMatter} from './content/front-matter';
import {headings} from './content/headings';
import {links} from './content/links';
import {pagesParse} from './content/pages-parse';
import {positions} from './content/positions';
import {createContext} from './context';
import {failed, formatResult} from './report';
import type {Check} from './types';

/** Every check, in the order of the report. */
export const groups: Record<string, Check[]> = {
  content: [pagesParse, frontMatter, categories, positions, headings, links, anchors],
  site: [],
};

export function checkNames(): string[] {
  return Object.values(groups).flatMap((checks) => checks.map(({name}) => name));
}

/**
 * Runs checks and prints their report.
 * @param root absolute path of the site
 * @param wanted names of groups; none means all
 * @returns whether every check passed
 */
export function runChecks(root: string, wanted: string[]): boolean {
  const context = createContext(root);
  const names = wanted.length > 0 ? wanted : Object.keys(groups);
  let failures = 0;
  let problems = 0;
  let total = 0;
  for (const check of names.flatMap((name) => groups[name] ?? [])) {
    const result = check.run(context);
    total += 1;
    failures += failed(result) ? 1 : 0;
    problems += result.problems.length;
    console.log(formatResult(check, result, process.env.GITHUB_ACTIONS === 'true'));
  }
  console.log(`\n${total - failures} checks passed, ${failures} failed (${problems} problems)`);
  return failures === 0;
}
