/**
 * Every package module and generated file that a build replaces: at most five. A row must save readers three kilobytes or have
 * a browser test that fails without it. README.md says what to do when a row no longer fits.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {withoutDocList} from './generated';

export interface Override {
  name: string;
  /** Whether the row applies to the server's bundle too. */
  onServer?: boolean;
  /** The request as the importing file writes it; undefined for generated files. */
  request?: RegExp;
  /** Folder of the importing file, with `/` on every system. */
  issuer: RegExp;
  /** A file below the site's folder, or a function that makes replacements of generated files. */
  replacement: string | Generated;
  why: string;
  /** Kilobytes (Brotli 11) that the row saves a reader, measured with and without it. */
  saves?: number;
  /** Browser test that fails without the row. */
  test?: string;
  /** The replaced file of a package. */
  upstream: string;
  /** Hash of `upstream` when the row was written. */
  sha256: string;
}

/** Takes the folder of generated files; returns replacements by path in it. The bundle must request each of them. */
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
    why: "keeps the page and shows a notice while the site cannot be reached; upstream goes to the browser's error page",
    test: 'tests/browser/faults.spec.ts',
    upstream: '@docusaurus/core/lib/client/preload.js',
    sha256: '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
  },
  {
    name: 'prefetch',
    request: /^\.\/docusaurus$/,
    issuer: coreClient,
    replacement: 'src/client/navigation/docusaurus.ts',
    why: 'fetches four files at a time for links in sight; upstream fetches all at once',
    test: 'tests/browser/loading.spec.ts',
    upstream: '@docusaurus/core/lib/client/docusaurus.js',
    sha256: 'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
  },
  {
    name: 'progress bar',
    request: /theme-classic[\\/]lib[\\/]nprogress$/,
    issuer: generatedScripts,
    replacement: 'src/client/navigation/progress.ts',
    why: 'cancels the bar when the reader has gone elsewhere; upstream shows it after the page and never hides it',
    test: 'tests/browser/loading.spec.ts',
    upstream: '@docusaurus/theme-classic/lib/nprogress.js',
    sha256: '58b21ff3eb278f6cd3932e02e92a50108dac3a7e3f014813fefc70335eaab48f',
  },
  {
    name: 'highlighter',
    request: /theme-classic[\\/]lib[\\/]prism-include-languages$/,
    issuer: generatedScripts,
    replacement: 'src/client/empty.ts',
    why: 'code is highlighted while the site is built (src/build/remark/code-samples); upstream sends readers the highlighter',
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
    why: 'leaves out titles and descriptions of all documents, which only document cards read, and no page has one',
    saves: 10.5,
    upstream: '@docusaurus/plugin-content-docs/lib/props.js',
    sha256: 'a85829f6b7da85c457358cd641c43fa7043a6acb53e3e2b98e231f502a6fa549',
  },
];
