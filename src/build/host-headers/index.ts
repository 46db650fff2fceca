import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {contentSecurityPolicy, formatHeaders, headerRules, searchHosts} from '../../config/headers';
import type {SearchThemeConfig} from '../../config/search';
import {attribute, findAll, textOf} from '../../lib/dom';
import type {Node} from '../../lib/dom';
import type {BuiltFolder, Step} from '../post/pages';

/** Types of scripts that a content security policy has to allow; data such as `application/ld+json` is exempt. */
const restrictedTypes = /^(?:|module|(?:text|application)\/javascript|speculationrules)$/;

/**
 * The sources of a Content-Security-Policy for the inline scripts of a page.
 * @returns `'sha256-…'` of each, in the order of the page
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
 * Writes `_headers` for the host. The content security policy allows the inline scripts of the built pages by their hashes,
 * so an injected script does not run.
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
