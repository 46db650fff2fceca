import type {LoadContext, Plugin} from '@docusaurus/types';
import {box, count, findProblems} from './problems';
import type {ContentProblems} from './problems';

declare global {
  /** What src/cli/compile.mjs is finding out, which ends the build itself; undefined for a site that has no checks. */
  var contentProblems: Promise<ContentProblems | undefined> | undefined;
}

const noProblems: ContentProblems = {errors: [], warnings: []};

/**
 * Warns of what deserves a warning.
 * @throws one error for all that must stop a build
 */
function report({error, warnings}: ContentProblems): void {
  if (error) {
    throw error;
  }
  if (warnings.length > 0) {
    console.warn(box(`${count(warnings, 'broken anchor')}; "npm run check" fails on them`, warnings));
  }
}

/**
 * Stops a build with one list of everything that is wrong in the pages. `npm run build` looks for it in another thread
 * while Docusaurus goes on, and says it instead of what Docusaurus stumbles upon; with Docusaurus's own command it is done
 * here, before anything else.
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
      if (building && globalThis.contentProblems === undefined) {
        report(findProblems(siteDir));
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

    async postBuild() {
      report((await globalThis.contentProblems) ?? noProblems);
    },
  };
}
