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
  return paths.flatMap((path) => matchRoutes(routes, path)).map(({route}) => route);
}

/** Fetches the code of routes. */
export const preloadRoutes = (found: readonly RouteConfig[]): Promise<unknown> =>
  Promise.all(found.map(({component}) => (component as {preload?: () => unknown}).preload?.()));

/** Whether an address is below that of the documents, but the router knows of no page there: maybe not yet. */
export function isUnknownDocument(pathname: string): boolean {
  const found = routesTo(pathname);
  return found.some((route) => route.routes) && !found.some(({exact}) => exact);
}
