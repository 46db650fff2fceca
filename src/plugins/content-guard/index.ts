import type {LoadContext, Plugin} from '@docusaurus/types';
import {anchors} from '../../checks/content/anchors';
import {categories} from '../../checks/content/categories';
import {dataFiles} from '../../checks/content/data-files';
import {dataIds} from '../../checks/content/data-ids';
import {frontMatter} from '../../checks/content/front-matter';
import {links} from '../../checks/content/links';
import {missingImages} from '../../checks/content/missing-images';
import {pagesParse} from '../../checks/content/pages-parse';
import {positions} from '../../checks/content/positions';
import {createContext} from '../../checks/context';
import {formatProblem, sortProblems} from '../../checks/report';
import type {Check} from '../../checks/types';

/** What makes a correct page impossible. Everything else waits for `npm run check`. */
const fatal: Check[] = [
  pagesParse,
  frontMatter,
  categories,
  positions,
  missingImages,
  links,
  dataFiles,
  dataIds,
];

/**
 * Runs checks over a site's content.
 * @param siteDir absolute path of the site
 * @returns problems that must stop a build, and anchors that only deserve a warning; each a finished line
 */
export function findProblems(siteDir: string): {errors: string[]; warnings: string[]} {
  const context = createContext(siteDir);
  const linesOf = (checks: Check[]) =>
    sortProblems(checks.flatMap((check) => check.run(context).problems)).map(formatProblem);
  return {errors: linesOf(fatal), warnings: linesOf([anchors])};
}

/**
 * Stops a build with one list of everything that is wrong in the pages, before anything is bundled or written.
 * Under `npm start` the list is printed after each change and the server goes on.
 */
export default function contentGuard({siteDir}: LoadContext): Plugin {
  const building = process.env.NODE_ENV === 'production';
  let hadProblems = false;
  return {
    name: 'content-guard',

    // Synchronous on purpose: it throws before the other plugins, which load beside it, can report the first
    // mistake they stumble upon.
    async loadContent() {
      if (!building) {
        return;
      }
      const {errors, warnings} = findProblems(siteDir);
      if (errors.length > 0) {
        throw new ContentError(errors);
      }
      if (warnings.length > 0) {
        console.warn(box(`${count(warnings, 'broken anchor')}; "npm run check" fails on them`, warnings));
      }
    },

    // Runs again whenever the docs or pages plugin has reloaded. Watching the files here as well would reload two
    // plugins at once, and Docusaurus then keeps the old content of one of them.
    async allContentLoaded() {
      if (building) {
        return;
      }
      const {errors, warnings} = findProblems(siteDir);
      const problems = [...errors, ...warnings];
      if (problems.length > 0) {
        console.warn(box(`${count(problems, 'problem')} in the pages; a build would stop`, problems));
      } else if (hadProblems) {
        console.log('The pages have no problems any more.');
      }
      hadProblems = problems.length > 0;
    },
  };
}

/** One error for all problems. It has no stack: the mistake is in a page, not in the code. */
class ContentError extends Error {
  constructor(problems: string[]) {
    super(box(`${count(problems, 'problem')} in the pages; nothing was built`, problems));
    this.stack = this.message;
  }
}

function box(title: string, lines: string[]): string {
  return [`┌ ${title}`, ...lines.map((line) => `│ ${line}`), '└'].join('\n');
}

function count(list: unknown[], noun: string): string {
  return `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;
}
