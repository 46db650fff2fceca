/** Turns src/client/hydration/loader into the text of a script element. */
import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Compiles the loader. The text is the same for every page of a site, so that a content security policy can name it by
 * its hash; what differs by page stands in attributes of the script element.
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @param searchFolder path of the folder with the search index, with a slash at its end; empty when a service answers
 * @returns JavaScript that may stand inside a script element
 * @throws Error when the loader does not compile
 */
export function compileLoader(baseUrl: string, searchFolder = ''): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../../client/hydration/loader/index.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    define: {
      SCRIPTS_FOLDER: JSON.stringify(`${baseUrl}assets/js/`),
      SEARCH_FOLDER: JSON.stringify(searchFolder),
    },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim().replaceAll('</script', '<\\/script');
}
