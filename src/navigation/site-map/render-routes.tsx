/**
 * In place of `@docusaurus/renderRoutes`. The framework asks for the outermost routes once, when few may be known; here
 * they are looked at whenever the address changes.
 */
import {useContext, useMemo} from 'react';
import type {ReactElement} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import {renderRoutes} from 'react-router-config';
import type {RouteConfig} from 'react-router-config';

/**
 * Draws what belongs to the address, once for each address. While a page is on its way the framework keeps the old address
 * for what is below, but the router says so in a new object: everything that asks for the address, each link above all, was
 * drawn again when a link was pressed, to look as before.
 */
function Routes({routes}: {routes: RouteConfig[]}): ReactElement {
  const context = useContext(RouterContext);
  const {location} = context;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what else the context holds follows from the address.
  const kept = useMemo(() => context, [location]);
  return useMemo(
    () => <RouterContext.Provider value={kept}>{renderRoutes(routes)}</RouterContext.Provider>,
    [kept, routes],
  );
}

export default function routesElement(routes: RouteConfig[] | undefined): ReactElement | null {
  return routes ? <Routes routes={routes} /> : null;
}
