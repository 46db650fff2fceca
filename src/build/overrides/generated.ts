/**
 * Removes the list of all documents and the ids of sidebar links from the generated props of a docs version.
 * Only `DocCard` uses them, and the build fails if a page contains a `DocCard`.
 * @param props JSON that Docusaurus generated
 */
export function withoutDocList(props: string): string {
  const {version} = JSON.parse(props) as {version: object};
  return JSON.stringify({version: {...version, docs: {}}}, (key, value: unknown) =>
    key === 'docId' ? undefined : value,
  );
}
