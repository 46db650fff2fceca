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

/** What makes a correct page impossible, and that the framework would build all the same. */
const unnoticed: Check[] = [frontMatter, positions, dataFiles];
/** What stops a build anyway, but where and why is told better here: by file and line. It takes reading each page's text. */
const noticed: Check[] = [pagesParse, links, dataIds];
/** Everything else waits for `npm run check`. */
const fatal: Check[] = [...unnoticed, ...noticed];

/** Milliseconds to the list: the page that the writer waits for comes first. */
const patience = 10_000;

function listOf(checks: Check[], context: Context, result: string): string | undefined {
  const problems = sortProblems(checks.flatMap((check) => check.run(context).problems)).map(formatProblem);
  return problems.length > 0
    ? [`Problems in the pages: ${problems.length}. ${result}`, ...problems].join('\n')
    : undefined;
}

const isRefused = (siteDir: string) =>
  listOf(unnoticed, createContext(siteDir, undefined, {bodies: false}), '') !== undefined;

/**
 * @param siteDir absolute path of the site, whose build has failed
 * @returns what is wrong in the pages, unless the guard has listed it already
 */
export const explainFailure = (siteDir: string): string | undefined =>
  isRefused(siteDir) ? undefined : listOf(noticed, createContext(siteDir), 'Nothing was built.');

/**
 * Stops a build with one list of everything that is wrong in the pages, before anything else is done, when the framework would
 * not notice. What it notices itself, `npm run build` explains when the build has failed (`explainFailure`).
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
      if (building && isRefused(siteDir)) {
        throw new Error(listOf(fatal, createContext(siteDir), 'Nothing was built.'));
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
