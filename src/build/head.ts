import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {minecraftScript} from '../client/minecraft/script';
import {announcement, announcementResetScript} from '../config/announcement';

/**
 * Notes the reader's system before the first paint: the stored choice of the "os" tabs or, on a first visit, what
 * the browser says. The tabs' style shows that panel until they are hydrated, and then read the same stored value.
 */
const markSystem = `(function () {
  try {
    var key = 'docusaurus.tab.os';
    var agent = navigator.userAgent;
    var guess = /Mac|iPhone|iPad/.test(agent) ? 'macos' : /Linux|X11|CrOS/.test(agent) && !/Android/.test(agent) ? 'linux' : 'windows';
    var system = localStorage.getItem(key) || guess;
    localStorage.setItem(key, system);
    document.documentElement.setAttribute('data-os', system);
  } catch (e) {}
})();`;

const script = (innerHTML: string) => ({tagName: 'script', attributes: {}, innerHTML});

/**
 * Nothing is painted before the bars above the text are read: half a bar moves when the rest of it comes. A page waits for
 * no other file that would hold it back.
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const wholeBars = {
  tagName: 'link',
  attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'},
};

/** Tags that every page carries in its head. */
export const headTags: HtmlTagObject[] = [
  script(
    [
      markSystem,
      minecraftScript,
      ...(announcement?.id ? [announcementResetScript(announcement.id)] : []),
    ].join('\n'),
  ),
  wholeBars,
];

/** Docusaurus plugin: adds them. In the configuration they would go to every reader once more, with the scripts. */
export default function head(): Plugin {
  return {name: 'head', injectHtmlTags: () => ({headTags})};
}
