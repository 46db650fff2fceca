/**
 * Every hook into Docusaurus and its bundler, in build order: data, pages, bundles, built pages.
 * `docusaurus.config.ts` imports nothing else from this folder.
 */
import type {PluginConfig} from '@docusaurus/types';
import api from './api';
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

/** Plugins for `docusaurus.config.ts`. */
export const plugins: PluginConfig[] = [
  // Data for pages
  data,
  sprites,
  routeList,
  // Head of every page
  head,
  // Bundles
  overrides,
  minecraftRules,
  pageScripts,
  lazyPages,
  search,
  // Built pages
  api,
  redirects,
  htmlPostProcessing,
];
