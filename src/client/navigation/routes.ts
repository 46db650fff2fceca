import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {decodePath} from '../../lib/uri';

/**
 * @param pathname of a page, with the base path
 * @returns the routes that lead there, the outermost first
 */
export function routesTo(pathname: string): RouteConfig[] {
  // The router has decoded the path already, and a percent sign may be left.
  const paths = [...new Set([pathname, decodePath(pathname)])];
  return [...new Set(paths.flatMap((path) => matchRoutes(routes, path)).map(({route}) => route))];
}

/** Whether routes lead to a place below the documents where there is no page. */
export const isUnknownDocument = (found: readonly RouteConfig[]): boolean =>
  found.some((route) => route.routes) && !found.some(({exact}) => exact);
