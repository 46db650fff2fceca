/**
 * Upstream hash: sha256 44b71ba528b17c08eba546b6462ee97c05b5780a0caf7a297560e3c063cfa9f4
 * Why: upstream only tells readers to contact the owner of the link; this page redirects moved addresses, and offers the nearest
 *   pages and a search for the words of the address.
 */
// Not lazy: React 19 renders a <Suspense> of more than 12 KB after the page, hidden until a script moves it.
export {default} from '@site/src/components/site/NotFound';
