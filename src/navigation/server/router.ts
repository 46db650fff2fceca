/** In place of `@docusaurus/router` on the server. */
import {matchPath as compare} from 'react-router-dom';
import type {match as Match, RouteProps} from 'react-router-dom';
import {cannotMatch} from './candidates';

export {Redirect, useHistory, useLocation} from 'react-router-dom';

/**
 * As the router's own. The docs plugin asks it for one document after the other until it finds that of the page.
 * @param pathname an address
 * @param options a route, or its path
 */
export function matchPath(pathname: string, options: string | string[] | RouteProps): Match | null {
  return cannotMatch(pathname, options) ? null : compare(pathname, options);
}
