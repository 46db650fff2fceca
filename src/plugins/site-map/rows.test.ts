import {expect, it} from 'vitest';
import {namesIn, readRows, takeApart} from './rows';
import type {ChunkNames} from './types';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '8fa'),
    routes: [
      {
        path: '/docs/it\\'s here',
        component: ComponentCreator('/docs/it\\'s here', 'c26'),
        exact: true,
        sidebar: "app"
      },
      {
        path: '/docs/there',
        component: ComponentCreator('/docs/there', 'c27'),
        exact: true
      }
    ]
  },
  {
    path: '/',
    component: ComponentCreator('/', 'e5f'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const chunkNames: Record<string, ChunkNames> = {
  '/docs-8fa': {__comp: 'root', __context: {plugin: 'docs'}},
  "/docs/it's here-c26": {__comp: 'item', content: 'here'},
  '/docs/there-c27': {__comp: 'item', content: ['there', 'more']},
  '/-e5f': {__comp: 'home', __context: {plugin: 'docs'}},
};

it('reads what Docusaurus generates', () => {
  expect(readRows(routes, chunkNames)).toEqual([
    {
      path: '/docs',
      hash: '8fa',
      chunks: chunkNames['/docs-8fa'],
      routes: [
        {
          path: "/docs/it's here",
          hash: 'c26',
          exact: true,
          sidebar: 'app',
          chunks: {__comp: 'item', content: 'here'},
        },
        {path: '/docs/there', hash: 'c27', exact: true, chunks: {__comp: 'item', content: ['there', 'more']}},
      ],
    },
    {path: '/', hash: 'e5f', exact: true, chunks: chunkNames['/-e5f']},
  ]);
});

it.each([
  ['no list', 'module.exports = [];\n'],
  ['nothing for other addresses', routes.replace("'*'", "'/else'")],
  ['a route without a component', routes.replace("component: ComponentCreator('/', 'e5f'),", '')],
])('says what to compare when the generated file looks different: %s', (_what, text) => {
  expect(() => readRows(text, chunkNames)).toThrow('Compare `readRows`');
});

it('refuses an address that the browser would shorten', () => {
  const names = {...chunkNames, '/docs/there.html-c27': chunkNames['/docs/there-c27']!};
  expect(() => readRows(routes.replaceAll('/docs/there', '/docs/there.html'), names)).toThrow(
    '/docs/there.html ends in ".html"',
  );
});

it('tells pages from what they are drawn in, and what a page has of its own', () => {
  const {frames, leaves} = takeApart(readRows(routes, chunkNames));
  expect(frames.map(({path, within}) => [path, within])).toEqual([['/docs', undefined]]);
  expect(leaves.map(({row: {path, within}, own}) => [path, within, own])).toEqual([
    ["/docs/it's here", 0, ['here']],
    ['/docs/there', 0, ['there', 'more']],
    ['/', undefined, ['home']],
  ]);
});

it('counts what a frame needs as shared', () => {
  const names = {...chunkNames, '/docs-8fa': {__comp: 'root', __props: 'home'}, '/-e5f': {__comp: 'home'}};
  expect(() => takeApart(readRows(routes, names))).toThrow('The page / is drawn by the same modules');
});

it('finds names however deep they are', () => {
  expect(namesIn({a: 'x', b: ['y', {c: 'z'}]})).toEqual(['x', 'y', 'z']);
});
