import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {announcement} from '../config/announcement';
import {documentedMinecraft, minecraftVersions} from '../config/minecraft';
import {compileInline} from './inline-script';

/** The script in the head of every page: src/client/head. */
export const headScript = (announcementId: string | undefined = announcement?.id) =>
  compileInline('head/index.ts', {
    ANNOUNCEMENT_ID: announcementId ?? '',
    DOCUMENTED_MINECRAFT: documentedMinecraft,
    MINECRAFT_VERSIONS: minecraftVersions,
  });

/**
 * Nothing is painted before the bars above the text are read: half a bar moves when the rest of it comes. A page waits for
 * no other file that would hold it back.
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const wholeBars = {
  tagName: 'link',
  attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'},
};

/**
 * Docusaurus plugin: adds what every page carries in its head. In the configuration it would go to every reader once more,
 * with the scripts.
 */
export default function head(): Plugin {
  const headTags = (): HtmlTagObject[] => [{tagName: 'script', innerHTML: headScript()}, wholeBars];
  return {name: 'head', injectHtmlTags: () => ({headTags: headTags()})};
}
