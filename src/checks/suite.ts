import {anchors} from './content/anchors';
import {categories} from './content/categories';
import {frontMatter} from './content/front-matter';
import {headings} from './content/headings';
import {heavyImages} from './content/heavy-images';
import {imageAlt} from './content/image-alt';
import {links} from './content/links';
import {missingImages} from './content/missing-images';
import {properNames} from './content/names';
import {orphanImages} from './content/orphan-images';
import {pagesParse} from './content/pages-parse';
import {positions} from './content/positions';
import {tags} from './content/tags';
import {imports} from './code/imports';
import {overrides} from './code/overrides';
import {tokens} from './code/tokens';
import {createContext} from './context';
import {failed, formatProblem, formatResult} from './report';
import type {Check} from './types';
import {readWaivers, unusedWaivers, withoutWaived} from './waivers';

/** Every check, in the order of the report. */
export const groups: Record<string, Check[]> = {
  content: [
    pagesParse,
    frontMatter,
    categories,
    positions,
    headings,
    links,
    anchors,
    tags,
    imageAlt,
    missingImages,
    orphanImages,
    heavyImages,
    properNames,
    tokens,
    overrides,
    imports,
  ],
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
  const checks = (wanted.length > 0 ? wanted : Object.keys(groups)).flatMap((name) => groups[name] ?? []);
  const waivers = readWaivers(root, checkNames());
  const context = createContext(root);
  const annotate = process.env.GITHUB_ACTIONS === 'true';

  const results = checks.map((check) => {
    const result = check.run(context);
    const remaining = {...result, problems: withoutWaived(check.name, result.problems, waivers)};
    console.log(formatResult(check, remaining, annotate));
    return remaining;
  });
  const ran = checks.map(({name}) => name);
  const stale = unusedWaivers(waivers, ran);
  stale.forEach((problem) => console.log(`✗ ${formatProblem(problem)}`));

  const failures = results.filter(failed).length;
  const problems = results.reduce((sum, result) => sum + result.problems.length, stale.length);
  const waived = waivers.filter(({used}) => used).length;
  console.log(
    `\n${checks.length - failures} checks passed, ${failures} failed: ${problems} problems, ${waived} waived`,
  );
  return failures === 0 && stale.length === 0;
}
