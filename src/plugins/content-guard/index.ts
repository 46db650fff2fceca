import type {LoadContext, Plugin} from '@docusaurus/types';
import {box, count, findProblems} from './problems';

/**
 * Stops a build with one list of everything that is wrong in the pages, before anything else is done.
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
      const {error, warnings} = findProblems(siteDir);
      if (error) {
        throw error;
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
