/**
 * Wraps the progress bar of the theme, which appears when a page takes more than 200 ms.
 * Why: the router does not cancel the bar of a page that the reader left for another. When the other page was ready at
 *   once, the bar appeared after it, and stayed.
 */
import bar from '@docusaurus/theme-classic/lib/nprogress';
import type {ClientModule} from '@docusaurus/types';

/** Cancels the bar of the last navigation. */
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
