/** In place of `@generated/registry`: how to load a chunk. At first those of every page's frame, and the page's own. */
import frames from '@generated/site-map/frame-registry';
import type {ModuleId} from '@site/src/plugins/site-map/types';
import {ownPage} from './own-page';

/** By name of the chunk: what loads it. Docusaurus has more in it, for the server. */
export type Registry = Record<string, [load: () => Promise<unknown>]>;

declare const __webpack_require__: {
  (id: string | number): unknown;
  t: (id: string | number, mode: number) => unknown;
};

/** The page's own modules are here: its script has run. */
const take = ([id, mode]: ModuleId) =>
  mode === undefined ? __webpack_require__(id) : __webpack_require__.t(id, mode);

const registry: Registry = {...frames};
for (const [name, module] of Object.entries(ownPage?.modules ?? {})) {
  registry[name] = [() => Promise.resolve(module).then(take)];
}

export default registry;
