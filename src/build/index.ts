/**
 * Everything of ours that hooks into Docusaurus and its bundler, in the order in which it is at work: configuration, facts,
 * pages, bundles, built pages. `docusaurus.config.ts` takes it from here, and nothing else of this folder.
 */
import type {PluginConfig} from '@docusaurus/types';
import chunks from './chunks';
import data from './data';
import head from './head';
import lazyPages from './lazy-pages';
import minecraftRules from './minecraft-rules';
import overrides from './overrides';
import htmlPostProcessing from './post';
import redirects from './redirects';
import routeList from './route-list';
import routeManifest from './route-manifest';
import search from './search';
import sprites from './sprites';
import staticContent from './static-content';
import splitPage from './static-content/split-page';

export {pageSteps} from './remark';

/** Plugins of the configuration. */
export const plugins: PluginConfig[] = [
  // What pages are made from.
  data,
  sprites,
  routeList,
  // What every page has in its head.
  head,
  // What is bundled, and into which files.
  overrides,
  chunks,
  minecraftRules,
  routeManifest,
  staticContent,
  lazyPages,
  search,
  // What is made of the built pages.
  redirects,
  htmlPostProcessing,
];

/** Steps that the code of a page goes through after MDX. Under `npm start` React draws pages whole. */
export const pageCodeSteps = process.env.NODE_ENV === 'production' ? [splitPage] : [];
