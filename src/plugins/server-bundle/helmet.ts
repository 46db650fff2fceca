/** In place of `react-helmet-async` where the server draws pages. */
import {HelmetProvider as Provider} from 'react-helmet-async';
import type {HelmetServerState, ProviderProps} from 'react-helmet-async';

/** One `<Head>` of the page, in the package's hands. */
interface Head {
  /** Works out what all heads together say, and gives it to `setHelmet`. */
  emitChange(): void;
}

/** What the package's provider has for its heads; its types do not tell. */
interface Shared {
  setHelmet: (state: HelmetServerState) => void;
  helmetInstances: {get: () => Head[]};
}

/**
 * Collects what a page wants in its head. The package works out the whole head anew with each of the fifteen that a page
 * has, a seventh of the time of drawing; here it does so once, when it is asked for.
 * @see https://github.com/staylor/react-helmet-async/blob/v1.3.0/src/Dispatcher.js
 */
export class HelmetProvider extends Provider {
  constructor(props: ProviderProps) {
    super(props);
    const {value} = (this as unknown as {helmetData: {value: Shared}}).helmetData;
    const heads = value.helmetInstances;
    const {get} = heads;
    let helmet: HelmetServerState | undefined;
    value.setHelmet = (state) => {
      helmet = state;
    };
    heads.get = () => [];
    Object.defineProperty(props.context, 'helmet', {
      configurable: true,
      get: () => {
        heads.get = get;
        get().at(-1)?.emitChange();
        heads.get = () => [];
        return helmet;
      },
    });
  }
}
