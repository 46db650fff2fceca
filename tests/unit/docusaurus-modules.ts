import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vitest/config';
import {navbar} from '../../src/config/navbar';
import {site} from '../../src/config/site';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(import.meta.url);
const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`));
const clientExports = join(packageFolder('@docusaurus/core'), 'lib/client/exports');
const classicTheme = join(packageFolder('@docusaurus/theme-classic'), 'lib/theme');
const searchTheme = join(dirname(require.resolve('@docusaurus/theme-search-algolia')), 'theme');
const fallbackTheme = join(packageFolder('@docusaurus/core'), 'lib/client/theme-fallback');
const ourTheme = join(root, 'src/theme');

/** Mocks of the generated modules in `.docusaurus/`, with only the values that components use. */
const generated: Record<string, unknown> = {
  'docusaurus.config': {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    trailingSlash: false,
    titleDelimiter: '|',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    i18n: {defaultLocale: 'en', locales: ['en']},
    future: {
      v4: {},
      experimental_router: 'browser',
      experimental_storage: {type: 'localStorage', namespace: ''},
    },
    customFields: {},
    themeConfig: {
      colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true, disableSwitch: false},
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}, versionPersistence: 'localStorage'},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      metadata: [],
      prism: {additionalLanguages: [], magicComments: []},
      navbar,
    },
  },
  globalData: {},
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    currentLocale: 'en',
    path: 'i18n',
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    },
  },
  codeTranslations: {},
  'site-metadata': {docusaurusVersion: '3.8.1', pluginVersions: {}},
  'site-storage': {type: 'localStorage', namespace: ''},
  routes: [],
  routesChunkNames: {},
  registry: {},
  'client-modules': [],
};

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];

/** Returns the first existing module file for `folder/path`, as the bundler would resolve it. */
function moduleFile(folder: string, path: string): string | undefined {
  return endings
    .map((ending) => join(folder, path + ending))
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(file));
}

/**
 * Vite plugin that lets unit tests import modules which only exist in a Docusaurus build: `@site/…`,
 * `@docusaurus/…`, `@theme/…` (our override first), `@theme-original/…` and `@generated/…`. Except for `@generated`,
 * these are Docusaurus's real modules, so components behave in tests as they do on the site.
 */
export function docusaurusModules(): Plugin {
  return {
    name: 'docusaurus-modules',
    enforce: 'pre',
    resolveId(id) {
      const [, scope = '', path = ''] =
        /^@(site|docusaurus|theme|theme-original|theme-init|generated)\/(.+)$/.exec(id) ?? [];
      switch (scope) {
        case 'site':
          return moduleFile(root, path) ?? join(root, path);
        case 'docusaurus':
          return moduleFile(clientExports, path);
        case 'theme':
          return [ourTheme, classicTheme, searchTheme, fallbackTheme]
            .map((theme) => moduleFile(theme, path))
            .find((file) => file !== undefined);
        case 'theme-original':
        case 'theme-init':
          return moduleFile(classicTheme, path) ?? moduleFile(fallbackTheme, path);
        case 'generated':
          return `\0generated/${path}`;
        default:
          return undefined;
      }
    },
    load(id) {
      if (!id.startsWith('\0generated/')) {
        return undefined;
      }
      const name = id.slice('\0generated/'.length);
      if (!(name in generated)) {
        throw new Error(
          `tests/unit/docusaurus-modules.ts: no mock for @generated/${name}. Add one to \`generated\`.`,
        );
      }
      return `export default ${JSON.stringify(generated[name])};`;
    },
  };
}
