/**
 * Lists every package module and generated file that a build replaces, at most five. Each row must save
 * readers at least three kilobytes, or have a browser test that fails without the row. README.md explains
 * what to do when a row no longer meets these rules.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {withoutDocList} from './generated';

export interface Override {
  name: string;
  /** Whether the row also applies to the server bundle. */
  onServer?: boolean;
  /** Import specifier as written in the importing file; undefined for generated files. */
  request?: RegExp;
  /** Matches the folder of the importing file, with `/` as the separator on every system. */
  issuer: RegExp;
  /**
   * Path of a file relative to the site's folder, or a function that creates replacements for generated
   * files.
   */
  replacement: string | Generated;
  why: string;
  /** Kilobytes (Brotli quality 11) that the row saves a reader. */
  saves?: number;
  /** Browser test that fails without the row. */
  test?: string;
  /** Path of the replaced file in `node_modules`. */
  upstream: string;
  /** Hash of `upstream` at the time the row was written. */
  sha256: string;
}

/**
 * Takes the folder of generated files and returns the replacements: path relative to this folder → new content. The
 * bundle must import each of these paths.
 */
type Generated = (folder: string) => Record<string, string>;

const coreClient = /\/@docusaurus\/core\/lib\/client(?:\/exports)?$/;
const generatedScripts = /\/(?:\.docusaurus|\.cache\/docusaurus)$/;
const docsProps = 'docusaurus-plugin-content-docs/default/p';

export const overrides: readonly Override[] = [
  {
    name: 'preload',
    request: /^\.\/preload$/,
    issuer: coreClient,
    replacement: 'src/client/navigation/preload.ts',
    why: "keeps the page and shows a notice while the site is unreachable; upstream navigates to the browser's error page",
    test: 'tests/browser/faults.spec.ts',
    upstream: '@docusaurus/core/lib/client/preload.js',
    sha256: '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
  },
  {
    name: 'prefetch',
    request: /^\.\/docusaurus$/,
    issuer: coreClient,
    replacement: 'src/client/navigation/docusaurus.ts',
    why: 'prefetches visible links four files at a time; upstream fetches all files at once',
    test: 'tests/browser/loading.spec.ts',
    upstream: '@docusaurus/core/lib/client/docusaurus.js',
    sha256: 'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
  },
  {
    name: 'progress bar',
    request: /theme-classic[\\/]lib[\\/]nprogress$/,
    issuer: generatedScripts,
    replacement: 'src/client/navigation/progress.ts',
    why: 'cancels the bar when the reader opens another page; upstream shows it after that page has loaded and never hides it',
    test: 'tests/browser/loading.spec.ts',
    upstream: '@docusaurus/theme-classic/lib/nprogress.js',
    sha256: '58b21ff3eb278f6cd3932e02e92a50108dac3a7e3f014813fefc70335eaab48f',
  },
  {
    name: 'highlighter',
    request: /theme-classic[\\/]lib[\\/]prism-include-languages$/,
    issuer: generatedScripts,
    replacement: 'src/client/empty.ts',
    why: 'code is highlighted during the build (src/build/remark/code-samples); upstream adds the highlighter to the client bundle',
    saves: 29.0,
    upstream: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    sha256: 'a464a26897ccb5b2a509dcec3fd9b35e7038c1ee91f7f8863c7096e991af8774',
  },
  {
    name: 'list of documents',
    onServer: true,
    issuer: generatedScripts,
    replacement: (folder) => {
      const name = readdirSync(path.join(folder, docsProps)).find((one) =>
        /^(?:.+-)?docs-[0-9a-f]{3}\.json$/.test(one),
      );
      const file = path.posix.join(docsProps, name!);
      return {[file]: withoutDocList(readFileSync(path.join(folder, file), 'utf8'))};
    },
    why: 'omits the titles and descriptions of all documents; only `DocCard` uses them, and no page contains one',
    saves: 10.5,
    upstream: '@docusaurus/plugin-content-docs/lib/props.js',
    sha256: 'a85829f6b7da85c457358cd641c43fa7043a6acb53e3e2b98e231f502a6fa549',
  },
];
