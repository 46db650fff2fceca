/** The documents that the router knows: those seen so far. No list of all routes goes to readers. */
import registry from '@generated/registry';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ComponentType} from 'react';
import type {RouteConfig} from 'react-router-config';
import type {PageScripts} from '@site/src/client/static-content/plan';
import {fetchParts} from '@site/src/client/static-content/store';
import {decodePath} from '../../lib/uri';
import {documentChunk} from './document-chunk';

/** A document's compiled module. */
type DocumentModule = PropDocContent & {default: ComponentType};

const known: RouteConfig[] = [];
let frame = '';

/**
 * Called where the list of routes has its documents (src/build/route-manifest/generated.ts).
 * @param frameChunk name of the chunk of the component that renders documents
 * @param others routes in that list that are no documents
 */
export function documentRoutes(frameChunk: string, others: RouteConfig[]): RouteConfig[] {
  frame = frameChunk;
  known.push(...others);
  return known;
}

/** Tells the router of a document whose chunks are here. */
async function add(id: PageScripts['module']): Promise<void> {
  const {default: Page, ...rest} = __webpack_require__(id) as DocumentModule;
  const {default: Frame} = (await registry[frame]![0]()) as {default: ComponentType<{content: unknown}>};
  // The framework's components read what the module exports from the component itself.
  const content = Object.assign((props: object) => <Page {...props} />, rest);
  const {permalink, sidebar} = content.metadata;
  const path = permalink.replace(/(?<=.)\/$/, '');
  if (!known.some((route) => route.path === path)) {
    known.push({
      path,
      exact: true,
      sidebar,
      component: (props: object) => <Frame {...props} content={content} />,
    });
  }
}

/** Tells the router of the page that the reader came in on, if it is a document: its scripts are here. */
export async function adoptDocument(): Promise<void> {
  const {module} = document.querySelector<HTMLElement>('script[data-module]')?.dataset ?? {};
  if (module !== undefined) {
    await add(module);
  }
}

/**
 * Fetches a document and tells the router of it.
 * @param pathname path of the document, with the base path
 * @throws Error when there is none, it cannot be had, or is of another build than this page
 */
export async function fetchDocument(pathname: string, baseUrl: string): Promise<void> {
  const [{scripts}] = await Promise.all([
    fetchParts(pathname, baseUrl),
    __webpack_chunk_load__(documentChunk(decodePath(pathname))),
  ]);
  const {module, chunks} = scripts!;
  await Promise.all(chunks.map((name) => __webpack_chunk_load__(name)));
  await add(module);
}
