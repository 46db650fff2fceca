/** Lists problems in pages and data by file and line, before a build and after a failed one. */
import {dataFiles} from '../checks/content/data-files';
import {dataIds} from '../checks/content/data-ids';
import {frontMatter} from '../checks/content/front-matter';
import {links} from '../checks/content/links';
import {pagesParse} from '../checks/content/pages-parse';
import {positions} from '../checks/content/positions';
import {createContext} from '../checks/context';
import {formatProblem, sortProblems} from '../checks/report';
import type {Check, Context} from '../checks/types';

/** Checks for mistakes that Docusaurus would build. */
const unnoticed: Check[] = [frontMatter, positions];
/** Checks for mistakes that stop a build anyway; their messages are better, but they parse every page. */
const noticed: Check[] = [pagesParse, links, dataIds];
const everything: Check[] = [...unnoticed, ...noticed, dataFiles];

function runChecks(checks: Check[], context: Context): string | undefined {
  const problems = sortProblems(checks.flatMap((check) => check.run(context).problems)).map(formatProblem);
  return problems.length > 0
    ? [`Problems in the pages: ${problems.length}. Nothing was built.`, ...problems].join('\n')
    : undefined;
}

/**
 * @param site absolute path of the site
 * @returns all problems, if there is one that a build would not notice
 */
export const refusal = (site: string): string | undefined =>
  runChecks(unnoticed, createContext(site, undefined, {bodies: false})) &&
  runChecks(everything, createContext(site));

/**
 * @param site absolute path of the site, whose build has failed
 * @returns problems in the pages; undefined when the build failed for another reason
 */
export const explainFailure = (site: string): string | undefined => runChecks(noticed, createContext(site));
