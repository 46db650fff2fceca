/**
 * Everything of ours that hooks into Docusaurus and its bundler, in the order in which it is at work: configuration, facts,
 * pages, bundles, built pages. `docusaurus.config.ts` takes it from here, and nothing else of this folder.
 */
import type {PluginConfig} from '@docusaurus/types';
import data from './data';
import head from './head';
import lazyPages from './lazy-pages';
import minecraftRules from './minecraft-rules';
import overrides from './overrides';
import pageScripts from './page-scripts';
import htmlPostProcessing from './post';
import redirects from './redirects';
import routeList from './route-list';
import search from './search';
import sprites from './sprites';

export {pageSteps} from './remark';

/** Plugins of the configuration. */
export const plugins: PluginConfig[] = [
  // What pages are made from.
  data,
  sprites,
  routeList,
  // What every page has in its head.
  head,
  // What is bundled.
  overrides,
  minecraftRules,
  pageScripts,
  lazyPages,
  search,
  // What is made of the built pages.
  redirects,
  htmlPostProcessing,
];
