/**
 * In place of `@docusaurus/renderRoutes`. The framework asks for the outermost routes once, when few may be known; here
 * they are looked at whenever the address changes.
 */
import {useLocation} from '@docusaurus/router';
import type {ReactElement} from 'react';
import {renderRoutes} from 'react-router-config';
import type {RouteConfig} from 'react-router-config';

function Routes({routes}: {routes: RouteConfig[]}): ReactElement {
  useLocation();
  return <>{renderRoutes(routes)}</>;
}

export default function routesElement(routes: RouteConfig[] | undefined): ReactElement | null {
  return routes ? <Routes routes={routes} /> : null;
}
