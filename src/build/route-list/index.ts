import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {PublishedRoute} from '../../components/site/NotFound/published-route';

/**
 * Docusaurus plugin: writes the list of published documents as generated data. The not-found page imports it
 * lazily from `@generated/route-list/default/routes.json`.
 */
export default function routeList(): Plugin {
  return {
    name: 'route-list',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const routes = loadedVersions
        .flatMap(({docs}) => docs)
        .filter(({unlisted}) => !unlisted)
        .map(({permalink, title}): PublishedRoute => ({path: decodeURI(permalink), title}));
      await actions.createData('routes.json', JSON.stringify(routes));
    },
  };
}
