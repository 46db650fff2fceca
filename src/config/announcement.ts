import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navbar. A reader who closes it does not see it again until `id` changes,
 * so give every new message a new id. `content` is HTML; set the export to `undefined` for no bar.
 */
export const announcement: ThemeConfig['announcementBar'] = {
  id: 'mods-1.21.1',
  content:
    'Mod pages are checked against the mods\' source code for <b>Minecraft 1.21.1</b>. <a href="/docs/mods">See what that covers</a>',
  isCloseable: true,
};

/**
 * Script for the head of every page: clears the stored "closed" when the message has changed.
 * Docusaurus does the same after hydration, but by then its own head script has hidden the new message.
 * Storage keys are the ones of Docusaurus's announcement bar.
 * @param id id of the current message
 * @returns JavaScript that never throws, safe inside a script element
 */
export function announcementResetScript(id: string): string {
  const value = JSON.stringify(id).replaceAll('<', '\\u003c');
  return `(function(){try{var s=localStorage,k='docusaurus.announcement.';if(s.getItem(k+'id')!==${value}){s.setItem(k+'id',${value});s.setItem(k+'dismiss','false')}}catch(e){}})()`;
}
