/**
 * The part of the search that the loader uses. esbuild injects this module, because src/client may not import
 * src/search.
 */
import {manifestName} from '../../search/embedded/protocol';
import type {Manifest} from '../../search/embedded/protocol';

export {openPlaceholder, showPlaceholder} from '../../search/placeholder';

/** Folder of the search index, defined by index.ts; empty with the hosted search. */
declare const SEARCH_FOLDER: string;

/**
 * Fetches the manifest and returns the URL of the index. Always revalidates a cached manifest, because its name stays
 * the same when the index changes.
 */
const readManifest = () =>
  fetch(SEARCH_FOLDER + manifestName, {cache: 'no-cache'})
    .then((answer): Promise<Manifest> => answer.json())
    .then(({file}) => SEARCH_FOLDER + file);

/** Resolves to the URL of the search index, or to an empty string with the hosted search. */
export const findIndex = (): Promise<string> => (SEARCH_FOLDER ? readManifest() : Promise.resolve(''));
