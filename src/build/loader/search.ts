/** What the loader takes from the search: src/client does not know it, so esbuild fills these names in. */
import {manifestName} from '../../search/embedded/protocol';
import type {Manifest} from '../../search/embedded/protocol';

export {openPlaceholder, showPlaceholder} from '../../search/placeholder';

/** Filled in by index.ts: where the index is; empty where a service answers. */
declare const SEARCH_FOLDER: string;

/** The manifest is small, and its name is always the same. */
const readManifest = () =>
  fetch(SEARCH_FOLDER + manifestName, {cache: 'no-cache'})
    .then((answer): Promise<Manifest> => answer.json())
    .then(({file}) => SEARCH_FOLDER + file);

/** Address of the index; without an embedded index an empty text. */
export const findIndex = (): Promise<string> => (SEARCH_FOLDER ? readManifest() : Promise.resolve(''));
