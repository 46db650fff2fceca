/** In place of `@generated/routes`: the page's own route and those that it is drawn in; all routes once they are here. */
import frames from '@generated/site-map/frames.json';
import type {SingleRow, Row} from '@site/src/plugins/site-map/types';
import type {RouteConfig} from 'react-router-config';
import componentOf from './component-of';
import {ownPage} from './own-page';
import {toRoute} from './to-route';

/** The route with all that it is drawn in around it. */
function branchOf({within, ...row}: SingleRow): Row {
  return within === undefined ? row : branchOf({...frames[within]!, routes: [row]});
}

/** For every other address. */
const notFound: RouteConfig = {path: '*', key: '*', component: componentOf('*', '')};

const routes: RouteConfig[] = [];

/** Puts routes in the place of those that are known. The list stays the same one: many hold it. */
export function know(rows: Row[]): void {
  routes.splice(0, routes.length, ...rows.map(toRoute), notFound);
}

know(ownPage ? [branchOf(ownPage.row)] : []);

export default routes;
