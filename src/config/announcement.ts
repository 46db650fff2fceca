import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navbar of the home page. A reader who closes it does not see it again until `id` changes,
 * so give every new message a new id. `content` is HTML; set the export to `undefined` for no bar.
 */
export const announcement: ThemeConfig['announcementBar'] = {
  id: 'modpacks-2026-11',
  content: 'New: <a href="/docs/modpacks">what each FTB modpack needs, its ids and its mods</a>',
  isCloseable: true,
};
