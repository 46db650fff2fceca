import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {contentSecurityPolicy, formatHeaders, headerRules, searchHosts} from '../../config/headers';
import type {SearchThemeConfig} from '../../config/search';
import {attribute, findAll, textOf} from '../../lib/dom';
import type {Node} from '../../lib/dom';
import type {BuiltFolder, Step} from '../post/pages';

/**
 * Matches the script types that a content security policy restricts. Data blocks, such as `application/ld+json`, are
 * exempt.
 */
const restrictedTypes = /^(?:|module|(?:text|application)\/javascript|speculationrules)$/;

/**
 * Returns the Content-Security-Policy hashes of a page's inline scripts.
 * @returns `'sha256-…'` of each script, in document order
 */
export const inlineScriptHashes = (root: Node): string[] =>
  findAll(
    root,
    (one) =>
      one.tagName === 'script' &&
      attribute(one, 'src') === undefined &&
      restrictedTypes.test(attribute(one, 'type') ?? ''),
  ).map((one) => `'sha256-${createHash('sha256').update(textOf(one)).digest('base64')}'`);

/**
 * Writes the `_headers` file for the host. The content security policy lists the hashes of all inline scripts
 * on built pages, so that browsers refuse to run injected scripts.
 */
export function hostHeaders({folder, baseUrl}: BuiltFolder, search: SearchThemeConfig): Step {
  const hashes = new Set<string>();
  return {
    page({root}) {
      inlineScriptHashes(root).forEach((hash) => hashes.add(hash));
    },
    end() {
      const csp = contentSecurityPolicy([...hashes].sort(), searchHosts(search));
      writeFileSync(path.join(folder, '_headers'), formatHeaders(headerRules(baseUrl, csp)));
    },
  };
}
