import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export const pluginName = 'page-scripts';

/** One line of Docusaurus's generated `registry.js`: chunk name, import, module path, module id. */
const line = /^( {2}"([^"]+)": \[.*, )"((?:[^"\\]|\\.)+)"(, require\.resolveWeak\()/gm;

/**
 * The registry, with the name of its chunk in place of each module's path. The path is what the server notes for every
 * module that a page needs, and looks up in the client's manifest of chunks; that manifest knows names, not paths.
 * @param registry text of Docusaurus's generated `registry.js`
 * @throws Error when it no longer looks as it did
 */
export function namedRegistry(registry: string): string {
  const named = registry.replace(line, '$1"$2"$4');
  if (named === registry || named.match(line)?.length !== registry.match(/import\(/g)?.length) {
    throw new Error(
      'src/plugins/page-scripts no longer understands the registry that Docusaurus generates. ' +
        'Compare `line` there with genRegistry in @docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    );
  }
  return named;
}

/**
 * Lets a page's HTML name all scripts that the page needs. By itself Docusaurus names the two of every page, and the
 * rest is asked for only when those have run: another round trip before the page answers.
 */
export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: pluginName,
    configureWebpack(_config, isServer, {currentBundler}) {
      // There is a server bundle only while the site is built.
      if (!isServer) {
        return {};
      }
      const file = path.join(generatedFilesDir, 'registry-named.js');
      writeFileSync(file, namedRegistry(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8')));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: [new NormalModuleReplacementPlugin(/^@generated\/registry$/, file)]};
    },
  };
}
