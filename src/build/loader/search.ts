/** What the loader takes from the search: src/client does not know it, so esbuild fills these names in. */
import {manifestName} from '../../search/embedded/protocol';
import type {Manifest} from '../../search/embedded/protocol';

export {openPlaceholder, showPlaceholder} from '../../search/placeholder';

/** Filled in by index.ts: where the index is; empty where a service answers. */
declare const SEARCH_FOLDER: string;

/** Address of the index; without an embedded index an empty text. */
export async function findIndex(): Promise<string> {
  if (SEARCH_FOLDER) {
    // Small, and of a fixed name.
    const answer = await fetch(SEARCH_FOLDER + manifestName, {cache: 'no-cache'});
    const {file} = (await answer.json()) as Manifest;
    return SEARCH_FOLDER + file;
  }
  return '';
}
