/** One line of Docusaurus's generated `registry.js`: chunk name, import, module path, module id. */
const line = /^( {2}"([^"]+)": \[.*, )"(?:[^"\\]|\\.)+", require\.resolveWeak\("(?:[^"\\]|\\.)+"\)\]/gm;

/**
 * The registry, with the name of its chunk in place of each module's path. The path is what the server notes for every
 * module that a page needs, and looks up in the client's manifest of chunks; that manifest knows names, not paths.
 * A browser needs neither the path nor the id, and has both of every page of the site.
 * @param registry text of Docusaurus's generated `registry.js`
 * @throws Error when it no longer looks as it did
 */
export function namedRegistry(registry: string): string {
  const named = registry.replace(line, '$1"$2"]');
  if (named === registry || registry.match(line)?.length !== registry.match(/import\(/g)?.length) {
    throw new Error(
      'src/build/overrides/registry.ts no longer understands the registry that Docusaurus generates. ' +
        'Compare `line` there with genRegistry in @docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    );
  }
  return named;
}
