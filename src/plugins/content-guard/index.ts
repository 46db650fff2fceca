import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataFiles} from '../../checks/content/data-files';
import {dataIds} from '../../checks/content/data-ids';
import {frontMatter} from '../../checks/content/front-matter';
import {links} from '../../checks/content/links';
import {pagesParse} from '../../checks/content/pages-parse';
import {positions} from '../../checks/content/positions';
import {createContext} from '../../checks/context';
import {formatProblem, sortProblems} from '../../checks/report';
import type {Check, Context} from '../../checks/types';
import {parseAhead} from '../../content';
import {pluginName as dataPlugin} from '../structured-data';
import type {Entries} from '../structured-data/read';

/** What makes a correct page impossible. Everything else waits for `npm run check`. */
const fatal: Check[] = [pagesParse, frontMatter, positions, links, dataFiles, dataIds];

/** Milliseconds to the list: the page that the writer waits for comes first. */
const patience = 10_000;

function listOf(checks: Check[], context: Context, result: string): string | undefined {
  const problems = sortProblems(checks.flatMap((check) => check.run(context).problems)).map(formatProblem);
  return problems.length > 0
    ? [`Problems in the pages: ${problems.length}. ${result}`, ...problems].join('\n')
    : undefined;
}

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
    const context = createContext(siteDir, {files: [], entries, problems: []});
    const list = listOf(fatal, context, 'A build would stop.');
    if (list !== undefined) {
      console.warn(list);
    } else if (hadProblems) {
      console.log('The pages have no problems any more.');
    }
    hadProblems = list !== undefined;
  }

  return {
    name: 'content-guard',

    // Synchronous on purpose: it throws before the other plugins, which load beside it, can report the first
    // mistake they stumble upon.
    async loadContent() {
      const list = building && listOf(fatal, createContext(siteDir), 'Nothing was built.');
      if (list) {
        throw new Error(list);
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
      clearTimeout(waiting);
      waiting = setTimeout(() => void report(entries).catch(console.error), patience);
    },
  };
}
