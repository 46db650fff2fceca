import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {listFiles} from '../content/files';

/**
 * What a plugin does with a built page.
 * @param html the page, as those that looked before have left it
 * @param name its file, relative to the folder of the site
 * @returns the page as it shall be; nothing to leave it alone
 */
type Look = (html: string, name: string) => string | undefined | void;

interface Looker {
  look: Look;
  end: (error?: Error) => void;
}

/** Those who wait for the pages of a folder. */
const waiting = new Map<string, Looker[]>();

/**
 * Has a plugin look at every built page, in its `postBuild`. Pages are read and written once, for all plugins together, in
 * the order in which they have asked; all of those ask before the first page is read.
 * @param outDir folder of the built site
 * @param look is not asked about any more pages once it has thrown
 * @returns when all pages have been looked at
 * @throws what `look` throws, with the name of the page before it
 */
export function eachPage(outDir: string, look: Look): Promise<void> {
  return new Promise((done, fail) => {
    const end = (error?: Error) => (error ? fail(error) : done());
    const others = waiting.get(outDir);
    if (others) {
      others.push({look, end});
    } else {
      waiting.set(outDir, [{look, end}]);
      setImmediate().then(() => showPages(outDir), fail);
    }
  });
}

function showPages(outDir: string): void {
  let lookers = waiting.get(outDir) ?? [];
  waiting.delete(outDir);
  for (const name of listFiles(outDir).filter((file) => file.endsWith('.html'))) {
    const page = path.join(outDir, name);
    const built = readFileSync(page, 'utf8');
    let html = built;
    lookers = lookers.filter(({look, end}) => {
      try {
        html = look(html, name) ?? html;
        return true;
      } catch (error) {
        end(new Error(`${name}: ${(error as Error).message}`, {cause: undefined}));
        return false;
      }
    });
    if (html !== built) {
      // Others read pages at the same time: none may see half of one.
      writeFileSync(`${page}.new`, html);
      renameSync(`${page}.new`, page);
    }
  }
  lookers.forEach(({end}) => end());
}
