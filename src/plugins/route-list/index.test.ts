import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {publishedRoutes} from './index';

const version = {
  docs: [
    {
      permalink: '/docs/mods/suite/Ranks/Advanced%20Conditions',
      title: 'Advanced Conditions',
      unlisted: false,
    },
    {permalink: '/docs/app', title: 'FTB App', unlisted: false},
    {permalink: '/docs/app/secret', title: 'Not in any list', unlisted: true},
  ],
  drafts: [{permalink: '/docs/mods/suite/Quests/Developer/Integrations', title: 'A draft'}],
  sidebars: {
    mods: [
      {type: 'doc', id: 'mods/index'},
      {
        type: 'category',
        label: 'Suite',
        items: [
          {
            type: 'category',
            label: 'Ranks',
            items: [],
            link: {type: 'generated-index', permalink: '/docs/category/ranks', slug: 'ranks'},
          },
        ],
      },
    ],
  },
} as unknown as LoadedVersion;

it('lists documents and generated category pages, sorted and decoded', () => {
  expect(publishedRoutes([version])).toEqual([
    {path: '/docs/app', title: 'FTB App'},
    {path: '/docs/category/ranks', title: 'Ranks'},
    {path: '/docs/mods/suite/Ranks/Advanced Conditions', title: 'Advanced Conditions'},
  ]);
});

it('names a page that stands in two sidebars once', () => {
  expect(publishedRoutes([version, version])).toHaveLength(3);
});
