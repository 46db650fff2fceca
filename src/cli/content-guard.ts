/** Lists problems in pages and data by file and line, before a build and after a failed build. */
import {dataFiles} from '../checks/content/data-files';
import {dataIds} from '../checks/content/data-ids';
import {frontMatter} from '../checks/content/front-matter';
import {links} from '../checks/content/links';
import {pagesParse} from '../checks/content/pages-parse';
import {positions} from '../checks/content/positions';
import {createContext} from '../checks/context';
import {formatProblem, sortProblems} from '../checks/report';
import type {Check, Context} from '../checks/types';

/** Checks for mistakes that Docusaurus accepts. */
const unnoticed: Check[] = [frontMatter, positions];
/**
 * Checks for mistakes that also make Docusaurus fail. Their messages are clearer than those of Docusaurus, but they run only
 * after a failure, because they parse every page.
 */
const noticed: Check[] = [pagesParse, links, dataIds];
const everything: Check[] = [...unnoticed, ...noticed, dataFiles];

function runChecks(checks: Check[], context: Context): string | undefined {
  const problems = sortProblems(checks.flatMap((check) => check.run(context).problems)).map(formatProblem);
  return problems.length > 0
    ? [
        `Problems in the pages: ${problems.length}. Nothing was built. Correct them, then run the command again.`,
        ...problems,
      ].join('\n')
    : undefined;
}

/**
 * Looks for mistakes that Docusaurus would accept.
 * @param site absolute path of the site
 * @returns a report of all mistakes in pages and data; undefined if Docusaurus would accept none of them
 */
export const refusal = (site: string): string | undefined =>
  runChecks(unnoticed, createContext(site, undefined, {bodies: false})) &&
  runChecks(everything, createContext(site));

/**
 * Explains a failed build.
 * @param site absolute path of the site
 * @returns a report of the mistakes in pages; undefined if the build failed for another reason
 */
export const explainFailure = (site: string): string | undefined => runChecks(noticed, createContext(site));
