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
