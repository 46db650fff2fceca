import {anchors} from '../../checks/content/anchors';
import {dataFiles} from '../../checks/content/data-files';
import {dataIds} from '../../checks/content/data-ids';
import {frontMatter} from '../../checks/content/front-matter';
import {links} from '../../checks/content/links';
import {pagesParse} from '../../checks/content/pages-parse';
import {positions} from '../../checks/content/positions';
import {createContext} from '../../checks/context';
import {formatProblem, sortProblems} from '../../checks/report';
import type {Check} from '../../checks/types';

/** What makes a correct page impossible. Everything else waits for `npm run check`. */
const fatal: Check[] = [pagesParse, frontMatter, positions, links, dataFiles, dataIds];

/** What is wrong in a site's content; each problem a finished line. */
export interface ContentProblems {
  /** What must stop a build. */
  errors: string[];
  /** Anchors, which only deserve a warning. */
  warnings: string[];
  /** One error for all that must stop a build. */
  error?: Error;
}

/**
 * Runs checks over a site's content.
 * @param siteDir absolute path of the site
 * @param context what is known of it, if anything is
 */
export function findProblems(siteDir: string, context = createContext(siteDir)): ContentProblems {
  const linesOf = (checks: Check[]) =>
    sortProblems(checks.flatMap((check) => check.run(context).problems)).map(formatProblem);
  const errors = linesOf(fatal);
  return {errors, warnings: linesOf([anchors]), ...(errors.length > 0 && {error: contentError(errors)})};
}

/** It has no stack: the mistake is in a page, not in the code. */
function contentError(problems: string[]): Error {
  const error = new Error(box(`${count(problems, 'problem')} in the pages; nothing was built`, problems));
  error.stack = error.message;
  return error;
}

/** A list with a frame around it. */
export function box(title: string, lines: string[]): string {
  return [`┌ ${title}`, ...lines.map((line) => `│ ${line}`), '└'].join('\n');
}

/** `1 problem`, `2 problems`. */
export function count(list: unknown[], noun: string): string {
  return `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;
}
