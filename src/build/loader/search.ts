/** What the loader uses of the search. esbuild injects it, because src/client may not import src/search. */
import {manifestName} from '../../search/embedded/protocol';
import type {Manifest} from '../../search/embedded/protocol';

export {openPlaceholder, showPlaceholder} from '../../search/placeholder';

/** Folder of the index, defined by index.ts; empty with the hosted search. */
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
