import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navbar of the home page. A reader who closes it does not see it again until `id` changes,
 * so give every new message a new id. `content` is HTML; set the export to `undefined` for no bar.
 */
export const announcement: ThemeConfig['announcementBar'] = {
  id: 'server-docker-panels',
  content:
    'New: <a href="/docs/support/Guides/Server/docker-and-panels">run the server of a modpack in Docker or on a panel</a>',
  isCloseable: true,
};
