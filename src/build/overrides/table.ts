/**
 * Every module of a package, and every generated one, that is replaced in a build: at most eight. A row saves a reader
 * three kilobytes or shows in a browser test. One that no longer fits stops the build; README.md says what to do then.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {namedRegistry, withoutDocList} from './generated';

/** A module of a package, or a generated one, that something else answers for in our bundles. */
export interface Override {
  /** What messages call the row. */
  name: string;
  /** Whether the server's bundle replaces it, too. */
  onServer?: boolean;
  /** The request, as the importing file writes it. */
  request: RegExp;
  /** Folder of the importing file, with `/` on every system. */
  issuer: RegExp;
  /** A file below the site's folder, or what to make of a generated one. */
  replacement: string | Transformed;
  why: string;
  /** What it is for: kilobytes (Brotli 11) that a reader loads less, measured with and without the row, … */
  saves?: number;
  /** … or what a reader sees, by the test that fails without the row. */
  test?: string;
  /** A file of a package, … */
  upstream: string;
  /** … and the SHA-256 that it had when the row was written. */
  sha256: string;
}

/** A replacement that is written from the text of a generated file. */
export interface Transformed {
  /** @param generated Docusaurus's folder of generated files */
  source: (generated: string) => string;
  transform: (text: string) => string;
}

const coreClient = /\/@docusaurus\/core\/lib\/client(?:\/exports)?$/;
/** The generated scripts, and what the row "registry" makes of one. */
const generatedScripts = /\/(?:\.docusaurus|\.cache\/docusaurus)(?:\/overrides\/registry)?$/;
const docsProps = 'docusaurus-plugin-content-docs/default/p';

export const overrides: readonly Override[] = [
  {
    name: 'preload',
    request: /^\.\/preload$/,
    issuer: coreClient,
    replacement: 'src/client/navigation/preload.ts',
    why: "keeps the page while the site cannot be reached, and says so; upstream leaves for the browser's error page",
    test: 'tests/browser/faults.spec.ts',
    upstream: '@docusaurus/core/lib/client/preload.js',
    sha256: '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
  },
  {
    name: 'prefetch',
    request: /^\.\/prefetch$/,
    issuer: coreClient,
    replacement: 'src/client/navigation/prefetch.ts',
    why: 'fetches four files at a time for links in sight; upstream fetches all at once, before what the reader waits for',
    test: 'tests/browser/loading.spec.ts',
    upstream: '@docusaurus/core/lib/client/prefetch.js',
    sha256: '7543271549a9882a308f0fad8155631ab98c0389a75a88946f3be11c8933089c',
  },
  {
    name: 'progress bar',
    request: /theme-classic[\\/]lib[\\/]nprogress$/,
    issuer: generatedScripts,
    replacement: 'src/client/navigation/progress.ts',
    why: 'calls the bar off when the reader has gone elsewhere; upstream shows it after the page, and it stays',
    test: 'tests/browser/loading.spec.ts',
    upstream: '@docusaurus/theme-classic/lib/nprogress.js',
    sha256: '58b21ff3eb278f6cd3932e02e92a50108dac3a7e3f014813fefc70335eaab48f',
  },
  {
    name: 'highlighter',
    request: /theme-classic[\\/]lib[\\/]prism-include-languages$/,
    issuer: generatedScripts,
    replacement: 'src/client/empty.ts',
    why: 'code is highlighted while the site is built (src/remark/code-samples); upstream sends readers the highlighter',
    saves: 29.0,
    upstream: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    sha256: 'a464a26897ccb5b2a509dcec3fd9b35e7038c1ee91f7f8863c7096e991af8774',
  },
  {
    name: 'list of documents',
    onServer: true,
    request: /^@generated\/docusaurus-plugin-content-docs\/default\/p\/docs-[0-9a-f]{3}\.json$/,
    issuer: generatedScripts,
    replacement: {
      source: (generated) => {
        const folder = path.join(generated, docsProps);
        const name = readdirSync(folder).find((one) => /^docs-[0-9a-f]{3}\.json$/.test(one));
        return path.join(folder, name!);
      },
      transform: withoutDocList,
    },
    why: 'leaves out titles and descriptions of all documents: cards of documents read them, and no page has one',
    saves: 7.2,
    upstream: '@docusaurus/plugin-content-docs/lib/props.js',
    sha256: 'a85829f6b7da85c457358cd641c43fa7043a6acb53e3e2b98e231f502a6fa549',
  },
  {
    name: 'registry',
    onServer: true,
    request: /^@generated\/registry$/,
    issuer: coreClient,
    replacement: {
      source: (generated) => path.join(generated, 'registry.js'),
      transform: namedRegistry,
    },
    why: 'has the HTML of a page name all its scripts; upstream names two, and these ask for the others. Saves 1.5 KB, too',
    test: 'tests/browser/weight.spec.ts',
    upstream: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    sha256: '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
  },
  {
    name: 'tslib',
    request: /^tslib$/,
    issuer: /\/@docusaurus\/utils-common\/lib$/,
    replacement: 'src/client/import-default.ts',
    why: 'has the one helper of TypeScript that is called; upstream requires the package, and so sends all of them',
    saves: 3.1,
    upstream: '@docusaurus/utils-common/lib/index.js',
    sha256: 'f67a902f603f736c0b6b81dfe3c4b600e26ad3018fb19158d877a8fe5d55424e',
  },
];
