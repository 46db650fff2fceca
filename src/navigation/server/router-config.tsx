/** In place of `react-router-config` on the server: the same answers, from those routes alone that can match. */
import type {ReactNode} from 'react';
import {matchPath, useLocation} from 'react-router-dom';
import type {match as Match} from 'react-router-dom';
import {renderRoutes as renderAll} from 'react-router-config';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {candidates} from './candidates';

type Found = MatchedRoute<object>;

/**
 * @param routes a list of routes, and within these further lists
 * @param pathname an address
 * @param around what a route without a path goes by: the match of the route around it
 * @returns the route of each list that the address belongs to, from the outermost in
 */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
  around: Match = {path: '/', url: '/', params: {}, isExact: pathname === '/'},
): Found[] {
  for (const route of candidates(routes, pathname)) {
    const match = route.path ? matchPath(pathname, route) : around;
    if (match) {
      return [{route, match}, ...(route.routes ? matchRoutes(route.routes, pathname, match) : [])];
    }
  }
  return [];
}

function RoutesHere({routes}: {routes: RouteConfig[]}): ReactNode {
  return renderAll(candidates(routes, useLocation().pathname));
}

/** Draws the route of a list that the page belongs to. */
export function renderRoutes(routes: RouteConfig[] | undefined): ReactNode {
  return routes ? <RoutesHere routes={routes} /> : null;
}
