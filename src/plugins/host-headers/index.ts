import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {contentSecurityPolicy, formatHeaders, headerRules, searchHosts} from '../../config/headers';
import type {SearchThemeConfig} from '../../config/search';
import {eachPage} from '../each-page';
import {attributesOf, tagsOf} from './tags';

/** What needs leave: scripts that a browser runs, and rules. Data such as `application/ld+json` does not. */
const needsLeave = (type: string | undefined) =>
  type === undefined ||
  ['', 'module', 'text/javascript', 'application/javascript', 'speculationrules'].includes(type);

/** A look at the attributes as they are written, for there are thousands of tags; a value may look like one too. */
const mayHaveHandler = /[\s/"']on[a-z]/i;

/**
 * The sources of a Content-Security-Policy for the inline scripts of a page.
 * @param html the page
 * @returns `'sha256-…'` of each, in the order of the page
 * @throws Error for a handler in an attribute, which no hash can allow
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const tag of tagsOf(html)) {
    if (tag.name === 'script' || mayHaveHandler.test(tag.attributes)) {
      const attributes = attributesOf(tag);
      const handler = [...attributes.keys()].find((name) => /^on[a-z]/.test(name));
      if (handler !== undefined) {
        throw new Error(
          `found <${tag.name} ${handler}="…">. The policy for scripts blocks handlers in attributes; use addEventListener`,
        );
      }
      if (tag.name === 'script' && !attributes.has('src') && needsLeave(attributes.get('type'))) {
        // A browser reads every kind of line break as one.
        const text = (tag.text ?? '').replace(/\r\n?/g, '\n');
        hashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
    }
  }
  return hashes;
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
      await eachPage(outDir, (html) => {
        inlineScriptHashes(html).forEach((hash) => hashes.add(hash));
      });
      const search = siteConfig.themeConfig.algolia as SearchThemeConfig;
      const csp = contentSecurityPolicy([...hashes].sort(), searchHosts(search));
      await writeFile(path.join(outDir, '_headers'), formatHeaders(headerRules(baseUrl, csp)));
    },
  };
}
