/** What rows of the table make of files that Docusaurus generates. */

/**
 * @param props text of Docusaurus's generated props of a docs version
 * @returns the same without the list of all documents and the ids of links to them, which only `DocCard` reads: without them
 *   here, such a card stops the build
 */
export function withoutDocList(props: string): string {
  const {version} = JSON.parse(props) as {version: object};
  return JSON.stringify({version: {...version, docs: {}}}, (key, value: unknown) =>
    key === 'docId' ? undefined : value,
  );
}
