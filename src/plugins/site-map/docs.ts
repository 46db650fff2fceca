/** The docs plugin's lists of documents, which grow with the site, taken out of Docusaurus's global data. */
import type {DocEntry, DocLists} from './types';

const docsPlugin = 'docusaurus-plugin-content-docs';

interface Version {
  name: string;
  mainDocId: string;
  docs: DocEntry[];
}

/** Docusaurus's generated `globalData.json`: by plugin, by id of the plugin. */
export type GlobalData = Record<string, Record<string, unknown>>;

const instances = (data: GlobalData) =>
  Object.entries((data[docsPlugin] ?? {}) as Record<string, {versions: Version[]}>);

/** @returns all documents */
export function readDocs(data: GlobalData): DocLists {
  return Object.fromEntries(
    instances(data).map(([id, {versions}]) => [
      id,
      Object.fromEntries(versions.map(({name, docs}) => [name, docs])),
    ]),
  );
}

const bare = (path: string) => decodeURI(path).replace(/\/$/, '');

/**
 * @param docs all documents; looked through once
 * @returns a function that gives for an address the documents that have it, without what has none
 */
export function docsByAddress(docs: DocLists): (path: string) => DocLists {
  const known = new Map<string, DocLists>();
  for (const [id, versions] of Object.entries(docs)) {
    for (const [version, list] of Object.entries(versions)) {
      for (const doc of list) {
        const address = bare(doc.path);
        const found = known.get(address) ?? {};
        known.set(address, found);
        ((found[id] ??= {})[version] ??= []).push(doc);
      }
    }
  }
  return (path) => known.get(bare(path)) ?? {};
}

/**
 * @param data Docusaurus's global data
 * @param navbar options of the navbar
 * @returns the same with those documents only that every page links to: the main one of a version, and what the navbar names
 */
export function withoutDocs(data: GlobalData, navbar: unknown): GlobalData {
  if (!(docsPlugin in data)) {
    return data;
  }
  const named = new Set([...JSON.stringify(navbar ?? {}).matchAll(/"docId":"([^"]*)"/g)].map(([, id]) => id));
  const lean = instances(data).map(([id, plugin]) => [
    id,
    {
      ...plugin,
      versions: plugin.versions.map((version) => ({
        ...version,
        docs: version.docs.filter((doc) => doc.id === version.mainDocId || named.has(doc.id)),
      })),
    },
  ]);
  return {...data, [docsPlugin]: Object.fromEntries(lean) as Record<string, unknown>};
}
