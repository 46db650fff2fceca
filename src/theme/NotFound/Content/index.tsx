/**
 * Upstream hash: sha256 44b71ba528b17c08eba546b6462ee97c05b5780a0caf7a297560e3c063cfa9f4
 * Why: upstream only tells readers to contact the owner of the link. This page redirects moved URLs, suggests
 *   similar pages and offers a search for the words in the URL.
 */
// Not lazy: React 19 would render a <Suspense> boundary of more than 12 KB at the end of the page, hidden until a
// script moves it.
export {default} from '@site/src/components/site/NotFound';
