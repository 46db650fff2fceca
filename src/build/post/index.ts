import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchThemeConfig} from '../../config/search';
import {indexFolder} from '../../search/embedded/protocol';
import {searchRecords} from '../../search/records';
import {criticalCss} from '../critical-css';
import {hostHeaders} from '../host-headers';
import {loader} from '../loader';
import {markdownExport} from '../markdown-export';
import {processPages} from './pages';

/**
 * Docusaurus plugin: runs every step that reads or changes built pages. Each page is parsed once, processed
 * by these steps in order, and written once. For benchmarks, `FTB_DOCS_EXPORTS=false` disables the Markdown
 * export and the search index.
 */
export default function htmlPostProcessing({siteConfig, baseUrl}: LoadContext): Plugin {
  const {title, tagline, url, themeConfig} = siteConfig;
  const search = themeConfig.algolia as SearchThemeConfig;
  const isEmbedded = search.engine === 'embedded';
  const exports = process.env.FTB_DOCS_EXPORTS !== 'false';
  return {
    name: 'html-post-processing',
    async postBuild({outDir: folder}) {
      const site = {folder, baseUrl, origin: new URL(url).origin, title, tagline};
      processPages(site, [
        loader(baseUrl, isEmbedded ? `${baseUrl}${indexFolder}/` : undefined),
        criticalCss(site),
        ...(exports ? [markdownExport(site)] : []),
        ...(exports && isEmbedded ? [searchRecords(site)] : []),
        // Must be last, because it hashes the final inline scripts.
        hostHeaders(site, search),
      ]);
    },
  };
}
