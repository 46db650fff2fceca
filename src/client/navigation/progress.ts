/**
 * Stands between the framework and the progress bar of its theme, which appears when a page takes more than 200 ms.
 * Why: the router forgets to call the bar off for a page that the reader no longer waits for. When the page asked for
 *   instead was there at once, the bar appeared after it, and stayed.
 */
import bar from '@docusaurus/theme-classic/lib/nprogress';
import type {ClientModule} from '@docusaurus/types';

/** Calls off the bar of the page that was asked for last. */
let callOff: (() => void) | undefined;

const progress: ClientModule = {
  ...bar,
  onRouteUpdate(change) {
    callOff?.();
    callOff = bar.onRouteUpdate?.(change) ?? undefined;
    return callOff;
  },
};

export default progress;
