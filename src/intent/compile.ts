/** Build side: turns loader/ into the text of a script element. Node only. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {memoryOf, remembered} from '../cli/memory.mjs';

const root = path.join(__dirname, '../..');

/** What an earlier build has compiled, and the texts that it read, by their files. */
interface Compiled {
  read: Record<string, string>;
  text: string;
}

const isAsBefore = ({read}: Compiled) =>
  Object.entries(read).every(([file, text]) => {
    try {
      return readFileSync(path.join(root, file), 'utf8') === text;
    } catch {
      return false;
    }
  });

/**
 * Compiles the loader. The text is the same for every page of a site, so that a content security policy can name it by
 * its hash; what differs by page stands in attributes of the script element (`template.ts`). Builds remember it: to
 * start the compiler takes longer than to read what it would read.
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @param searchFolder path of the folder with the search index, with a slash at its end; empty when a service answers
 * @returns JavaScript that may stand inside a script element
 * @throws Error when the loader does not compile
 */
export function compileLoader(baseUrl: string, searchFolder = ''): string {
  const memory = remembered(memoryOf(root), root, 'loader', [baseUrl, searchFolder]);
  const known = memory.known as Compiled | undefined;
  if (known && isAsBefore(known)) {
    return known.text;
  }
  const {outputFiles, metafile} = buildSync({
    entryPoints: [path.join(__dirname, 'loader/index.ts')],
    absWorkingDir: root,
    metafile: true,
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
  const text = outputFiles[0]!.text.trim().replaceAll('</script', '<\\/script');
  const files = ['src/intent/compile.ts', ...Object.keys(metafile.inputs)];
  const read = Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  memory.keep({read, text} satisfies Compiled);
  return text;
}
