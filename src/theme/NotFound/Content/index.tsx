/**
 * Draws: what an address that leads nowhere shows.
 * Upstream: @docusaurus/theme-classic 3.8.1, theme/NotFound/Content/index.tsx
 * Kind: ejected (replaced whole)
 * Upstream hash: sha256 44b71ba528b17c08eba546b6462ee97c05b5780a0caf7a297560e3c063cfa9f4
 * Why: upstream tells readers to write to whoever linked here; ours forwards moved addresses, offers the nearest pages
 *   and a search with the words of the address.
 */
import {loadNotFound} from '@site/src/components/site/NotFound/load';
import {lazy, Suspense, type ReactNode} from 'react';

const SiteNotFound = lazy(loadNotFound);

export default function NotFoundContent(): ReactNode {
  return (
    <Suspense fallback={null}>
      <SiteNotFound />
    </Suspense>
  );
}
