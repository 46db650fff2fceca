import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchThemeConfig} from '../config/search';
import {readBuiltPages, wanted} from '../plugins/built-pages';
import {indexFolder} from './embedded/protocol';
import {writeIndex} from './embedded/write-index';

/**
 * Makes the site searchable without a service: after a build it writes the index from the built pages. Under `npm start`
 * there are no built pages; the index of the last build is served instead, if there is one.
 * With the hosted engine it does nothing: `npm run search:push` uploads the records.
 */
export default function search({siteDir, baseUrl, siteConfig}: LoadContext): Plugin | null {
  const {engine} = siteConfig.themeConfig.algolia as SearchThemeConfig;
  if (engine === 'hosted') {
    return null;
  }
  wanted.add('records');
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

    async postBuild(props) {
      const pages = await readBuiltPages(props);
      const records = [...pages.values()].flatMap((page) => page.records ?? []);
      if (records.length === 0) {
        throw new Error('The build has no document with a title, so there is nothing to search.');
      }
      writeIndex(records, props.outDir);
    },
  };
}
