import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namedRegistry} from '../page-scripts';

export const pluginName = 'lean-scripts';

/** What only the build reads of the site's config. The browser would get the page template and its loader once more. */
const buildOnly = [
  'ssrTemplate',
  'headTags',
  'plugins',
  'presets',
  'themes',
  'scripts',
  'stylesheets',
  'clientModules',
  'markdown',
];

/**
 * @param config text of Docusaurus's generated `docusaurus.config.mjs`
 * @returns the same without what only the build reads
 * @throws Error when it no longer looks as it did
 */
export function withoutBuildOptions(config: string): string {
  const [, json] = /export default (\{[\s\S]*\});?\s*$/.exec(config) ?? [];
  if (json === undefined) {
    throw new Error(
      'src/plugins/lean-scripts no longer understands the config that Docusaurus generates. ' +
        'Compare `withoutBuildOptions` there with genSiteConfig in @docusaurus/core/lib/server/codegen/codegen.js.',
    );
  }
  const kept = JSON.parse(json, (key, value: unknown) => (key === 'prism' ? undefined : value)) as Record<
    string,
    unknown
  >;
  const entries = Object.entries(kept).filter(([key]) => !buildOnly.includes(key));
  return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
}

/**
 * @param text of Docusaurus's generated props of the docs version
 * @returns the same without the list of all documents, which only `DocCard` reads; without it here, such a card stops the
 *   build
 */
export function withoutDocList(text: string): string {
  const {version} = JSON.parse(text, (key, value: unknown) => (key === 'docId' ? undefined : value)) as {
    version: {docs: object};
  };
  return JSON.stringify({version: {...version, docs: {}}});
}

/**
 * @param registry text of Docusaurus's generated `registry.js`
 * @returns the same with the function that loads a module alone: name and number of it say which ones a server has drawn
 * @throws Error when it no longer looks as it did
 */
export function loadersOf(registry: string): string {
  return namedRegistry(registry).replace(/, "[^"]+", require\.resolveWeak\("(?:[^"\\]|\\.)+"\)\]/g, ']');
}

/** Names of the chunks that draw the frame of every document, from Docusaurus's generated registry. */
export function frameChunks(registry: string): Set<string> {
  const frame = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
  const found = frame.map((name) => new RegExp(`"([0-9a-f]{8})": \\[.*"@theme/${name}"`).exec(registry)?.[1]);
  return new Set(found.filter((name) => name !== undefined));
}

/**
 * @param config of the site
 * @returns what to replace of the parts of the frame that its settings switch off: the code would be there all the same
 */
export function unusedParts({
  baseUrlIssueBanner,
  themeConfig,
}: Pick<LoadContext['siteConfig'], 'baseUrlIssueBanner' | 'themeConfig'>): Replacement[] {
  const {docs} = themeConfig as {docs?: {sidebar?: {hideable?: boolean}}};
  const drawsNothing = path.join(__dirname, 'draws-nothing.ts');
  return [
    ...(baseUrlIssueBanner ? [] : [[/^\.\/BaseUrlIssueBanner$/, drawsNothing] satisfies Replacement]),
    ...(docs?.sidebar?.hideable
      ? []
      : [
          [
            /^@theme\/Doc(?:Sidebar\/Desktop\/Collapse|Root\/Layout\/Sidebar\/Expand)Button$/,
            drawsNothing,
          ] satisfies Replacement,
        ]),
  ];
}

/**
 * @param texts of Docusaurus's generated props of each docs version
 * @returns what to replace of a version's marks (the banner "not the latest", the badge) when no version has them
 */
export function unusedMarks(texts: string[]): Replacement[] {
  const versions = texts.map(
    (text) => (JSON.parse(text) as {version: {banner: string | null; badge: boolean}}).version,
  );
  const drawsNothing = path.join(__dirname, 'draws-nothing.ts');
  const marks = (['banner', 'badge'] as const).filter((mark) => versions.every((version) => !version[mark]));
  const names = {banner: /^@theme\/DocVersionBanner$/, badge: /^@theme\/DocVersionBadge$/};
  return marks.map((mark): Replacement => [names[mark], drawsNothing]);
}

/** Folders of `src/components` whose code pages share: one file each, so that a reader fetches it once. */
const shared: Record<string, string[]> = {
  // What brings a table to life is not among them: every page has that.
  tables: ['DataTable.(?:index|parts|Inline|SourceLine|roles)', 'SortedTable'],
};

/**
 * Keeps out of the browser's scripts what it never runs, gives parts that several pages draw a file of their own, and lets
 * the docs plugin look for the document of an address once per page.
 */
export default function leanScripts({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const write = (file: string, text: string) => {
    const written = path.join(generatedFilesDir, file);
    writeFileSync(written, text);
    return written;
  };
  const propsOfDocs = 'docusaurus-plugin-content-docs/default/p';
  const versionFiles = () =>
    readdirSync(path.join(generatedFilesDir, propsOfDocs)).filter((file) =>
      /^docs-[0-9a-f]{3}\.json$/.test(file),
    );
  const leanVersions = () =>
    versionFiles().map((file): Replacement => {
      const lean = write(`lean-${file}`, withoutDocList(read(`${propsOfDocs}/${file}`)));
      return [new RegExp(`^@generated/${propsOfDocs}/${file}$`), lean];
    });
  return {
    name: pluginName,
    configureWebpack(_config, isServer, {currentBundler}) {
      // Under `npm start` Docusaurus writes its files again while the bundler runs: they are left alone.
      const isBuild = process.env.NODE_ENV === 'production';
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replacing = (all: Replacement[]) =>
        all.map(([from, to]) => new NormalModuleReplacementPlugin(from, to));
      const everywhere: Replacement[] = [
        [/^\.\/docsClientUtils$/, path.join(__dirname, 'docs-client-utils.ts')],
        [/^\.\/hooks\/useKeyboardNavigation$/, path.join(__dirname, 'keyboard-navigation.ts')],
      ];
      if (isServer) {
        // Page and script have to agree.
        return {
          plugins: replacing([...everywhere, ...(isBuild ? leanVersions() : [])]),
        };
      }
      const inBrowser: Replacement[] = [
        ...everywhere,
        // Code is highlighted by src/remark/code-samples; this client module would bring the highlighter.
        [/theme-classic[\\/]lib[\\/]prism-include-languages$/, path.join(__dirname, 'nothing.ts')],
        [/^tslib$/, path.join(__dirname, 'tslib.ts')],
        [/^react-helmet-async$/, path.join(__dirname, 'helmet.tsx')],
        [/^path-to-regexp$/, path.join(__dirname, 'path-to-regexp.ts')],
        [/^history$/, path.join(__dirname, 'history.ts')],
        [/^nprogress$/, path.join(__dirname, 'nprogress.ts')],
        [/^react-loadable$/, path.join(__dirname, 'loadable.ts')],
      ];
      if (!isBuild) {
        return {plugins: replacing(inBrowser)};
      }
      const generated: Replacement[] = [
        [/^(?:react-is|hoist-non-react-statics|prop-types)$/, path.join(__dirname, 'as-it-is.ts')],
        ...unusedParts(siteConfig),
        ...unusedMarks(versionFiles().map((file) => read(`${propsOfDocs}/${file}`))),
        [
          /^@generated\/docusaurus\.config$/,
          write('browser-config.mjs', withoutBuildOptions(read('docusaurus.config.mjs'))),
        ],
        ...leanVersions(),
      ];
      return {
        // A chunk's name is its number as well: no list of both.
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: cacheGroups(frameChunks(read('registry.js')))},
        },
        plugins: replacing([...inBrowser, ...generated]),
      };
    },
  };
}

/** What a request asks for, and the file it gets. */
type Replacement = [RegExp, string];

/** @param frame names of the chunks that every document needs; what is in them goes into one file */
function cacheGroups(frame: Set<string>) {
  const parts = Object.entries(shared).map(([name, folders]) => {
    const test = new RegExp(`[\\\\/]src[\\\\/]components[\\\\/](?:${folders.join('|')})\\b.*\\.tsx?$`);
    // Above Docusaurus's own group `common` (40), below its styles (50).
    return [name, {name, test, chunks: 'async' as const, enforce: true, priority: 45}] as const;
  });
  return {
    ...Object.fromEntries(parts),
    frame: {
      name: 'frame',
      test: /\.(?:[cm]?js|[jt]sx?)$/,
      chunks: (chunk: {name?: string | null}) => frame.has(chunk.name ?? ''),
      enforce: true,
      priority: 44,
    },
  };
}
