/** The docs plugin's own questions about an address, of which the dear one is asked once per page. */
import type {ActiveDocContext, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
// The package lets nobody import the file by its own name.
import {getActiveDocContext as compareWithEveryDocument} from '@site/node_modules/@docusaurus/plugin-content-docs/lib/client/docsClientUtils';

export {
  getActivePlugin,
  getActiveVersion,
  getDocVersionSuggestions,
  getLatestVersion,
} from '@site/node_modules/@docusaurus/plugin-content-docs/lib/client/docsClientUtils';

const answers = new WeakMap<GlobalPluginData, Map<string, ActiveDocContext>>();

/**
 * Version and document that an address belongs to. Each of the navbar's items asks for it, and to find it the plugin
 * tries the address on every document: of a big site that was a third of the time that drawing a page took.
 * @param data of the docs plugin
 * @param pathname the address
 */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  const known = answers.get(data) ?? new Map<string, ActiveDocContext>();
  answers.set(data, known);
  const answer = known.get(pathname) ?? compareWithEveryDocument(data, pathname);
  known.set(pathname, answer);
  return answer;
}
