import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {contentSecurityPolicy, formatHeaders, headerRules, searchHosts} from '../../config/headers';
import type {SearchThemeConfig} from '../../config/search';
import {attribute, findAll, textOf} from '../../lib/dom';
import type {Node} from '../../lib/dom';
import type {BuiltFolder, Step} from '../post/pages';

/** Scripts that a browser runs, and rules for it, need leave. Data such as `application/ld+json` does not. */
const needsLeave = /^(?:|module|(?:text|application)\/javascript|speculationrules)$/;

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
      needsLeave.test(attribute(one, 'type') ?? ''),
  ).map((one) => `'sha256-${createHash('sha256').update(textOf(one)).digest('base64')}'`);

/**
 * Writes `_headers` for the host. The policy for scripts allows the inline scripts that are in the built pages, by
 * their hashes; so a script that somebody manages to put into a page does not run.
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
