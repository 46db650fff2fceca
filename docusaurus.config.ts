import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {pageSteps, plugins} from './src/build';
import {announcement} from './src/config/announcement';
import {gallery, galleryVariable} from './src/config/gallery';
import {navbar} from './src/config/navbar';
import {previewOf} from './src/config/preview';
import {searchConfig} from './src/config/search';
import {editUrl, site} from './src/config/site';
import {copyrightYear} from './src/config/year';

const remarkPlugins = pageSteps(__dirname);

const preview = previewOf();
const isStrict = process.env.FTB_DOCS_STRICT === 'true';
const hasGallery = process.env.NODE_ENV !== 'production' || process.env[galleryVariable] === 'true';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: '/img/favicon.svg',
  trailingSlash: false,
  titleDelimiter: '|',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},

  // The home page brings its own, which does not expect scripts to have run: src/client/head.
  baseUrlIssueBanner: false,
  // Read by the footer: server and browser have to agree on the year.
  customFields: {buildYear: copyrightYear(), preview},
  noIndex: preview !== undefined,

  // A link or a route that leads to no page, or to two, makes a correct page impossible. The rest only warns, but in the
  // build of `npm test`.
  onBrokenLinks: 'throw',
  onDuplicateRoutes: 'throw',
  onBrokenMarkdownLinks: isStrict ? 'throw' : 'warn',
  onBrokenAnchors: isStrict ? 'throw' : 'warn',

  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true},
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      // Only for `npm start`: a build is the same whatever was built before, and hears from each row of the overrides.
      rspackPersistentCache: process.env.NODE_ENV !== 'production',
      ssgWorkerThreads: true,
      mdxCrossCompilerCache: true,
    },
  },

  clientModules: ['./src/client/address.ts'],

  plugins,

  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          // An address is the path of the file, letter for letter (tests/promises.yaml): no number prefixes are stripped.
          numberPrefixParser: false,
          breadcrumbs: true,
          // Only tags of docs/tags.yml may make a page; tests/promises.yaml lists them.
          onInlineTags: 'throw',
          remarkPlugins,
          showLastUpdateTime: true,
          editUrl: ({docPath}) => editUrl(`docs/${docPath}`),
          // The section landing is a link in the sidebar, so that the version's main document is the suite's index.
          sidebarItemsGenerator: ({defaultSidebarItemsGenerator, docs, ...args}) =>
            defaultSidebarItemsGenerator({...args, docs: docs.filter((doc) => doc.id !== 'mods/index')}),
        },
        pages: {remarkPlugins, exclude: [...GlobExcludeDefault, ...(hasGallery ? [] : [gallery.file])]},
        blog: false,
        theme: {customCss: './src/css/index.css'},
        sitemap: {ignorePatterns: ['/search', '/docs/tags/**']},
      } satisfies ClassicOptions,
    ],
  ],

  themeConfig: {
    image: 'img/social.png',
    metadata: [{name: 'theme-color', content: '#11161d'}],
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true, disableSwitch: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}, versionPersistence: 'localStorage'},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: announcement,
    navbar,
    algolia: searchConfig(),
  } satisfies ThemeConfig,
};

export default config;
