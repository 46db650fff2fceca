/** In place of `@generated/globalData`: without the lists of all documents, but for those that the page is about. */
import data from '@generated/site-map/global-data.json';
import type {DocEntry, DocLists} from '@site/src/plugins/site-map/types';
import {ownPage} from './own-page';

interface Docs {
  versions: {name: string; docs: DocEntry[]}[];
}

/** Adds documents that are not known yet. */
export function knowDocs(lists: DocLists): void {
  for (const [id, plugin] of Object.entries(
    (data['docusaurus-plugin-content-docs'] ?? {}) as Record<string, Docs>,
  )) {
    for (const {name, docs} of plugin.versions) {
      const known = new Set(docs.map((doc) => doc.id));
      docs.push(...(lists[id]?.[name] ?? []).filter((doc) => !known.has(doc.id)));
    }
  }
}

knowDocs(ownPage?.docs ?? {});

export default data;
