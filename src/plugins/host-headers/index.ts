import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {contentSecurityPolicy, formatHeaders, headerRules, searchHosts} from '../../config/headers';
import type {SearchThemeConfig} from '../../config/search';
import {listFiles} from '../../content/files';
import {attribute, childrenOf, findAll, parsePage} from '../../search/records/dom';
import type {Element} from '../../search/records/dom';

/** Scripts that a browser runs; data such as `application/ld+json` is not, and needs no leave. */
const runs = (type: string | undefined) =>
  type === undefined || ['', 'module', 'text/javascript', 'application/javascript'].includes(type);

/**
 * The sources of a Content-Security-Policy for the inline scripts of a page.
 * @param html the page
 * @returns `'sha256-…'` of each, in the order of the page
 * @throws Error for a handler in an attribute, which no hash can allow
 */
export function inlineScriptHashes(html: string): string[] {
  const root = parsePage(html);
  const handler = findAll(root, ({attrs}) => attrs.some(({name}) => /^on[a-z]/.test(name)))[0];
  if (handler) {
    const name = handler.attrs.find((one) => /^on[a-z]/.test(one.name))?.name;
    throw new Error(
      `found <${handler.tagName} ${name}="…">. The policy for scripts blocks handlers in attributes; use addEventListener`,
    );
  }
  const text = (script: Element) =>
    childrenOf(script)
      .map((child) => ('value' in child ? child.value : ''))
      .join('');
  return findAll(
    root,
    (one) => one.tagName === 'script' && attribute(one, 'src') === undefined && runs(attribute(one, 'type')),
  ).map((script) => `'sha256-${createHash('sha256').update(text(script)).digest('base64')}'`);
}

/**
 * Writes `_headers` for the host. The policy for scripts allows the inline scripts that are in the built pages, by
 * their hashes; so a script that somebody manages to put into a page does not run.
 */
export default function hostHeaders(): Plugin {
  return {
    name: 'host-headers',
    async postBuild({outDir, baseUrl, siteConfig}) {
      const hashes = new Set<string>();
      for (const file of listFiles(outDir).filter((name) => name.endsWith('.html'))) {
        try {
          inlineScriptHashes(await readFile(path.join(outDir, file), 'utf8')).forEach((hash) =>
            hashes.add(hash),
          );
        } catch (error) {
          throw new Error(`host-headers: ${file}: ${(error as Error).message}`, {cause: undefined});
        }
      }
      const search = siteConfig.themeConfig.algolia as SearchThemeConfig;
      const csp = contentSecurityPolicy([...hashes].sort(), searchHosts(search));
      await writeFile(path.join(outDir, '_headers'), formatHeaders(headerRules(baseUrl, csp)));
    },
  };
}
