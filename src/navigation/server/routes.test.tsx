import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as original from 'react-router-config';
import type {RouteConfig} from 'react-router-config';
import {matchPath as compare, StaticRouter} from 'react-router-dom';
import {expect, it} from 'vitest';
import {candidates, cannotMatch} from './candidates';
import {matchPath} from './router';
import {matchRoutes, renderRoutes} from './router-config';

const published = readFileSync(path.join(__dirname, '../../checks/routes.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'));

function Page({route}: {route?: RouteConfig}) {
  return <div data-route={String(route?.path)}>{route?.routes ? renderRoutes(route.routes) : 'the end'}</div>;
}

function OriginalPage({route}: {route?: RouteConfig}) {
  return (
    <div data-route={String(route?.path)}>
      {route?.routes ? original.renderRoutes(route.routes) : 'the end'}
    </div>
  );
}

/** Routes as Docusaurus makes them, and some that it does not, with the part that draws them. */
function routesFor(component: typeof Page): RouteConfig[] {
  const exact = (one: string) => ({path: one, exact: true, component});
  const docs = published.filter((one) => one.startsWith('/docs'));
  return [
    exact('/search'),
    {path: '/docs', component, routes: [exact('/docs/tags'), {component, routes: docs.map(exact)}]},
    ...['/Straße', '/docs//', '/a.b$c[d]|e^f', '/a b', '/ſigma/ς'].map(exact),
    exact('/user/:name'),
    {path: ['/one', '/two'], exact: true, component},
    {path: '/case', exact: true, sensitive: true, component},
    {path: '/strict/', exact: true, strict: true, component},
    exact('/search'),
    exact('/'),
    {path: '*', component},
  ];
}

const paths = [
  ...published,
  '/',
  '/search',
  '/user/x',
  '/one',
  '/two',
  '/case',
  '/strict',
  '/docs/',
  '/docs//',
  '/a.b$c[d]|e^f',
  '/a b',
  '/Straße',
  '/STRASSE',
  '/ſigma/ς',
  '/SIGMA/Σ',
  '/sigma/σ',
];
const addresses = paths.flatMap((one) => [
  one,
  `${one}/`,
  `${one}//`,
  `${one}x`,
  one.toUpperCase(),
  one.slice(0, -1),
]);

it('finds the routes that the router finds', () => {
  expect(published.length).toBeGreaterThan(100);
  const routes = routesFor(Page);
  for (const address of addresses) {
    expect(matchRoutes(routes, address), address).toEqual(original.matchRoutes(routes, address));
  }
});

it('draws what the router draws', () => {
  const draw = (routes: ReactElement | ReturnType<typeof renderRoutes>, address: string) =>
    renderToStaticMarkup(<StaticRouter location={address}>{routes}</StaticRouter>);
  const ours = routesFor(Page);
  const theirs = routesFor(OriginalPage);
  // A part of them: drawing takes long.
  for (const address of addresses.filter((_, number) => number % 8 === 0)) {
    expect(draw(renderRoutes(ours), address), address).toBe(draw(original.renderRoutes(theirs), address));
  }
  expect(renderRoutes(undefined)).toBe(original.renderRoutes(undefined));
});

it('answers about one route as the router does', () => {
  const routes = routesFor(Page).flatMap((route) => [route, ...(route.routes ?? [])]);
  for (const address of addresses) {
    for (const route of routes) {
      expect(matchPath(address, route)).toEqual(compare(address, route));
    }
  }
  expect(matchPath('/docs/app', '/docs')).toEqual(compare('/docs/app', '/docs'));
});

it('leaves few routes to look at', () => {
  const [, {routes = []} = {}] = routesFor(Page);
  const documents = routes[1]?.routes ?? [];
  const address = published.find((one) => one.startsWith('/docs/app/'))!;
  expect(candidates(documents, address).map((route) => route.path)).toEqual([address]);
  expect(documents.filter((route) => !cannotMatch(address, route)).map((route) => route.path)).toEqual([
    address,
  ]);
});
