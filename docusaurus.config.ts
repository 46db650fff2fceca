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

  // Docusaurus's banner appears until scripts have run. The site's scripts load late, so the home page has its own banner
  // (src/client/head/base-path-banner.ts).
  baseUrlIssueBanner: false,
  // The footer shows `buildYear`, so that the browser renders the same year as the build.
  customFields: {buildYear: copyrightYear(), preview},
  noIndex: preview !== undefined,

  // Broken Markdown links and anchors fail only the strict build of `npm test`.
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
      // Only for `npm start`: a build must not depend on earlier builds, and without a cache it checks every row in
      // src/build/overrides.
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
          // Keep number prefixes, because addresses must match file paths exactly (tests/promises.yaml).
          numberPrefixParser: false,
          breadcrumbs: true,
          // Only tags listed in docs/tags.yml are allowed (tests/promises.yaml).
          onInlineTags: 'throw',
          remarkPlugins,
          showLastUpdateTime: true,
          editUrl: ({docPath}) => editUrl(`docs/${docPath}`),
          // Exclude the landing page, which is a link in sidebars.ts. Otherwise, it would become the main document
          // of the docs version instead of the page of the suite.
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
