/** What is wrong in the pages and data, in one list, by file and line: before a build, and after one that has failed. */
import {dataFiles} from '../checks/content/data-files';
import {dataIds} from '../checks/content/data-ids';
import {frontMatter} from '../checks/content/front-matter';
import {links} from '../checks/content/links';
import {pagesParse} from '../checks/content/pages-parse';
import {positions} from '../checks/content/positions';
import {createContext} from '../checks/context';
import {formatProblem, sortProblems} from '../checks/report';
import type {Check, Context} from '../checks/types';

/** What makes a correct page impossible, and that the framework would build all the same. */
const unnoticed: Check[] = [frontMatter, positions];
/** What stops a build anyway, but where and why is told better here. It takes reading each page's text. */
const noticed: Check[] = [pagesParse, links, dataIds];
/** With the message of `src/build/data`, which stops a build itself. */
const everything: Check[] = [...unnoticed, ...noticed, dataFiles];

function listOf(checks: Check[], context: Context): string | undefined {
  const problems = sortProblems(checks.flatMap((check) => check.run(context).problems)).map(formatProblem);
  return problems.length > 0
    ? [`Problems in the pages: ${problems.length}. Nothing was built.`, ...problems].join('\n')
    : undefined;
}

/**
 * @param site absolute path of the site
 * @returns everything that is wrong, if there is something that a build would not notice
 */
export const refusal = (site: string): string | undefined =>
  listOf(unnoticed, createContext(site, undefined, {bodies: false})) &&
  listOf(everything, createContext(site));

/**
 * @param site absolute path of the site, whose build has failed
 * @returns what is wrong in the pages; undefined when it was something else
 */
export const explainFailure = (site: string): string | undefined => listOf(noticed, createContext(site));
