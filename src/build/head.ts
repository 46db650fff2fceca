import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {announcement} from '../config/announcement';
import {documentedMinecraft, minecraftVersions} from '../config/minecraft';
import {compileInline} from './inline-script';

/** Compiles the script in the head of every page, src/client/head. */
export const headScript = (announcementId: string | undefined = announcement?.id) =>
  compileInline('head/index.ts', {
    ANNOUNCEMENT_ID: announcementId ?? '',
    DOCUMENTED_MINECRAFT: documentedMinecraft,
    MINECRAFT_VERSIONS: minecraftVersions,
  });

/**
 * Delays the first paint until the bars above the text are parsed, because half a bar would move when the rest arrives.
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const wholeBars = {
  tagName: 'link',
  attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'},
};

/**
 * Docusaurus plugin: adds tags to every page's head. In the site's configuration they would be sent a second time, with the
 * scripts.
 */
export default function head(): Plugin {
  const headTags = (): HtmlTagObject[] => [{tagName: 'script', innerHTML: headScript()}, wholeBars];
  return {name: 'head', injectHtmlTags: () => ({headTags: headTags()})};
}
