import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {decodePath} from '../../lib/uri';

/**
 * Returns the routes that match a page, outermost first.
 * @param pathname path of the page, including the base path
 */
export function routesTo(pathname: string): RouteConfig[] {
  // `pathname` is encoded if it comes from a link, and already decoded once if it comes from the router.
  const paths = [...new Set([pathname, decodePath(pathname)])];
  return [...new Set(paths.flatMap((path) => matchRoutes(routes, path)).map(({route}) => route))];
}

/** Returns whether the matched routes include a layout, such as that of `/docs`, but no page. */
export const isUnknownDocument = (found: readonly RouteConfig[]): boolean =>
  found.some((route) => route.routes) && !found.some(({exact}) => exact);
