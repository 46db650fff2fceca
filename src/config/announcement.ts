import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navbar of the home page. Once a reader closes it, it stays hidden until `id` changes, so
 * give every new message a new id. `content` is HTML. To remove the bar, set the export to `undefined`.
 */
export const announcement: ThemeConfig['announcementBar'] = {
  id: 'modpacks-2026-11',
  content: 'New: <a href="/docs/modpacks">what each FTB modpack needs, its ids and its mods</a>',
  isCloseable: true,
};
