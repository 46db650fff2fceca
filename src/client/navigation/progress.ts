/**
 * Wraps the theme's progress bar, which appears when a page takes more than 200 ms to load.
 * Why: the router does not cancel the bar when the reader opens a second page before the first page has loaded. If the
 *   second page is ready immediately, the bar of the first page would appear afterwards and never disappear.
 */
import bar from '@docusaurus/theme-classic/lib/nprogress';
import type {ClientModule} from '@docusaurus/types';

/** Cancels the progress bar of the last navigation. */
let cancel: (() => void) | undefined;

const progress: ClientModule = {
  ...bar,
  onRouteUpdate(change) {
    cancel?.();
    cancel = bar.onRouteUpdate?.(change) ?? undefined;
    return cancel;
  },
};

export default progress;
