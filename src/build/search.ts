import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchThemeConfig} from '../config/search';
import {indexFolder} from '../search/embedded/protocol';

/**
 * Docusaurus plugin: serves the search index of the last build under `npm start`, because the development
 * server builds no index.
 * @returns null with the hosted engine
 */
export default function search({siteDir, baseUrl, siteConfig}: LoadContext): Plugin | null {
  const {engine} = siteConfig.themeConfig.algolia as SearchThemeConfig;
  if (engine === 'hosted') {
    return null;
  }
  return {
    name: 'search',

    configureWebpack(_config, isServer) {
      const directory = join(siteDir, 'build', indexFolder);
      if (isServer || process.env.NODE_ENV === 'production' || !existsSync(directory)) {
        return {};
      }
      const devServer = {static: [{directory, publicPath: `${baseUrl}${indexFolder}`, watch: false}]};
      return {devServer} as object;
    },
  };
}
