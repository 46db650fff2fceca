import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {decodePath} from '../../lib/uri';

/**
 * Returns the routes that match a page, outermost first.
 * @param pathname path of the page, including the base path
 */
export function routesTo(pathname: string): RouteConfig[] {
  // The path of a link is encoded, but the router has already decoded its path once.
  const paths = [...new Set([pathname, decodePath(pathname)])];
  return [...new Set(paths.flatMap((path) => matchRoutes(routes, path)).map(({route}) => route))];
}

/** Returns whether routes belong to an address below `/docs` that has no page. */
export const isUnknownDocument = (found: readonly RouteConfig[]): boolean =>
  found.some((route) => route.routes) && !found.some(({exact}) => exact);
