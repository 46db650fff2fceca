/** Knows all pages. Whoever holds the small tables has the whole ones as soon as this has run. */
import pages from '@generated/site-map/all-pages.json';
import pageRegistry from '@generated/site-map/page-registry';
import {knowDocs} from './global-data';
import registry from './registry';
import {know} from './routes';

declare const __webpack_require__: {files: Record<string, string>};
/** Written here by src/plugins/site-map: what the file of a chunk is called. */
declare const PAGE_FILES: Record<string, string>;

Object.assign(__webpack_require__.files, PAGE_FILES);
Object.assign(registry, pageRegistry);
knowDocs(pages.docs);
know(pages.routes);
