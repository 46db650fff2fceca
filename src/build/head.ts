import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {announcement} from '../config/announcement';
import {documentedMinecraft, minecraftVersions} from '../config/minecraft';
import {compileInline} from './inline-script';

/** Compiles `src/client/head`, the inline script in the head of every page. */
export const headScript = (announcementId: string | undefined = announcement?.id) =>
  compileInline('head/index.ts', {
    ANNOUNCEMENT_ID: announcementId ?? '',
    DOCUMENTED_MINECRAFT: documentedMinecraft,
    MINECRAFT_VERSIONS: minecraftVersions,
  });

/**
 * Delays the first paint until the navbar and the announcement bar have been parsed, so that they do not
 * shift while more HTML arrives.
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const wholeBars = {
  tagName: 'link',
  attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'},
};

/**
 * Docusaurus plugin: adds tags to the head of every page. They are not in the site's configuration, because the
 * client bundle contains the configuration.
 */
export default function head(): Plugin {
  const headTags = (): HtmlTagObject[] => [{tagName: 'script', innerHTML: headScript()}, wholeBars];
  return {name: 'head', injectHtmlTags: () => ({headTags: headTags()})};
}
