import type {Row} from '@site/src/plugins/site-map/types';
import type {RouteConfig} from 'react-router-config';
import chunkNames from './chunk-names';
import componentOf from './component-of';

/**
 * @param row a route as data
 * @returns the route as the router takes it. Its component is made when it is asked for: most never are.
 */
export function toRoute({path, hash, chunks, routes, ...attributes}: Row): RouteConfig {
  const key = `${path}-${hash}`;
  chunkNames[key] = chunks;
  return {
    ...attributes,
    path,
    // The same now and when all routes are here: React tells by it that the page is the same.
    key,
    get component() {
      return componentOf(path, hash);
    },
    ...(routes && {routes: routes.map(toRoute)}),
  };
}
