import type {LoadContext, Plugin} from '@docusaurus/types';
import {createContext} from '../../checks/context';
import {parseAhead} from '../../content';
import {pluginName as dataPlugin} from '../structured-data';
import type {Entries} from '../structured-data/entries';
import {box, count, findProblems} from './problems';

/** Milliseconds to the list, after the start and after a change: the page that the writer waits for comes first. */
const patience = {start: 20_000, change: 5000};

/**
 * Stops a build with one list of everything that is wrong in the pages, before anything else is done.
 * Under `npm start` the list is printed some seconds after the start and after each change, and the server goes on.
 */
export default function contentGuard({siteDir}: LoadContext): Plugin {
  const building = process.env.NODE_ENV === 'production';
  let hadProblems = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function report(entries: Entries) {
    await parseAhead(siteDir);
    const {errors, warnings} = findProblems(
      siteDir,
      createContext(siteDir, {files: [], entries, problems: []}),
    );
    const problems = [...errors, ...warnings];
    if (problems.length > 0) {
      console.warn(box(`${count(problems, 'problem')} in the pages; a build would stop`, problems));
    } else if (hadProblems) {
      console.log('The pages have no problems any more.');
    }
    hadProblems = problems.length > 0;
  }

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
    async allContentLoaded({allContent}) {
      if (building) {
        return;
      }
      // What is wrong with the data itself has been said when it was loaded.
      const entries = (allContent[dataPlugin]?.default ?? new Map()) as Entries;
      const delay = waiting ? patience.change : patience.start;
      clearTimeout(waiting);
      waiting = setTimeout(() => void report(entries).catch(console.error), delay);
    },
  };
}
