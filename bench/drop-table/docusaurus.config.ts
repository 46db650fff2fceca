/**
 * The site with one page of documentation per section, and the page under test: everything around the table is real,
 * but compiling it takes a minute less, and no page for measuring goes on the published site.
 */
import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import site from '../../docusaurus.config';
import redirects from '../../src/plugins/redirects';
import routeList from '../../src/plugins/route-list';
import sprites from '../../src/plugins/sprites';
import structuredData from '../../src/plugins/structured-data';

const [preset] = site.presets as [[string, Options]];
const [name, options] = preset;

const config: Config = {
  ...site,
  // Most pages that the landing pages and the footer lead to are not there.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: [redirects, routeList, sprites, structuredData],
  presets: [
    [
      name,
      {
        ...options,
        docs: {
          ...(options.docs as object),
          include: ['{*/index,mods/suite/index}.{md,mdx}'],
          showLastUpdateTime: false,
        },
        pages: {...(options.pages as object), path: 'bench/drop-table/pages'},
      },
    ],
  ],
  future: {
    ...site.future,
    // The cache of the bundler belongs to the whole site.
    experimental_faster: {
      ...(site.future?.experimental_faster as object),
      rspackPersistentCache: false,
      ssgWorkerThreads: false,
    },
  },
};

export default config;
