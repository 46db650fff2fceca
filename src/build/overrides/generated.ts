/** What rows of the table make of files that Docusaurus generates. */

/**
 * @param props text of Docusaurus's generated props of a docs version
 * @returns the same without the list of all documents, which only `DocCard` reads: without it here, such a card stops the
 *   build
 */
export function withoutDocList(props: string): string {
  const {version} = JSON.parse(props, (key, value: unknown) => (key === 'docId' ? undefined : value)) as {
    version: {docs: object};
  };
  return JSON.stringify({version: {...version, docs: {}}});
}

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
      'src/build/overrides/generated.ts no longer understands the registry that Docusaurus generates. ' +
        'Compare `line` there with genRegistry in @docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    );
  }
  return named;
}
