import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/** A page a reader can open. */
export interface PublishedRoute {
  /** Absolute path with the base path, decoded. */
  path: string;
  title: string;
}

type Sidebar = LoadedVersion['sidebars'][string];

/** Category pages that Docusaurus generates; they are routes without a document. */
function generatedPages(items: Sidebar): PublishedRoute[] {
  return items.flatMap((item) =>
    item.type !== 'category'
      ? []
      : [
          ...(item.link?.type === 'generated-index'
            ? [{path: item.link.permalink, title: item.link.title ?? item.label}]
            : []),
          ...generatedPages(item.items),
        ],
  );
}

/**
 * Every page of the documentation that may be suggested to a reader.
 * @param versions loaded versions of the docs plugin; drafts are kept apart there, unlisted pages are dropped here
 * @returns path and title, sorted by path, each path once
 */
export function publishedRoutes(versions: readonly LoadedVersion[]): PublishedRoute[] {
  const routes = versions.flatMap(({docs, sidebars}) => [
    ...docs.filter((doc) => !doc.unlisted).map(({permalink, title}) => ({path: permalink, title})),
    ...Object.values(sidebars).flatMap(generatedPages),
  ]);
  const byPath = new Map(routes.map(({path, title}) => [decodeURI(path), title]));
  return [...byPath].map(([path, title]) => ({path, title})).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Writes the list of published pages as generated data. Only the not-found page imports it, lazily, so no other page
 * pays for it: `import('@generated/route-list/default/routes.json')`.
 */
export default function routeList(): Plugin {
  return {
    name: 'route-list',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const routes = publishedRoutes(docs?.loadedVersions ?? []);
      await actions.createData('routes.json', JSON.stringify(routes));
    },
  };
}
