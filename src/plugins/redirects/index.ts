import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {redirects} from '../../config/redirects';
import {formatRules, hostRules} from './host-rules';

/** Writes `_redirects`, by which Cloudflare Pages and Netlify send old addresses on. */
export default function redirectsPlugin(): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir, baseUrl, routesPaths}) {
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      await fs.writeFile(path.join(outDir, '_redirects'), formatRules(hostRules(redirects, routes, baseUrl)));
    },
  };
}
