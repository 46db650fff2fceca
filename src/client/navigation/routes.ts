import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {decodePath} from '../../lib/uri';

/**
 * @param pathname of a page, with the base path
 * @returns the routes that lead there, the outermost first
 */
export function routesTo(pathname: string): RouteConfig[] {
  // The router has already decoded its path once, a link's path is still encoded.
  const paths = [...new Set([pathname, decodePath(pathname)])];
  return [...new Set(paths.flatMap((path) => matchRoutes(routes, path)).map(({route}) => route))];
}

/** Whether routes lead to an address below `/docs` that has no page. */
export const isUnknownDocument = (found: readonly RouteConfig[]): boolean =>
  found.some((route) => route.routes) && !found.some(({exact}) => exact);
