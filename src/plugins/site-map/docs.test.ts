import {expect, it} from 'vitest';
import {docsByAddress, readDocs, withoutDocs} from './docs';

const docs = [
  {id: 'main', path: '/docs/', sidebar: 'app'},
  {id: 'app/a b', path: '/docs/app/a%20b', sidebar: 'app'},
  {id: 'linked', path: '/docs/linked'},
];
const version = {name: 'current', mainDocId: 'main', sidebars: {app: {}}, docs};
const data = {
  'docusaurus-plugin-content-docs': {default: {path: '/docs', versions: [version], breadcrumbs: true}},
  other: {default: {kept: true}},
};
const lists = readDocs(data);

it('finds the document of an address, with or without a slash at its end', () => {
  expect(docsByAddress(lists)('/docs')).toEqual({default: {current: [docs[0]]}});
  expect(docsByAddress(lists)('/docs/app/a b')).toEqual({default: {current: [docs[1]]}});
  expect(docsByAddress(lists)('/search')).toEqual({});
});

it('keeps what every page links to, and everything else of the data', () => {
  const lean = withoutDocs(data, {items: [{type: 'dropdown', items: [{type: 'doc', docId: 'linked'}]}]});
  expect(lean).toEqual({
    ...data,
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [{...version, docs: [docs[0], docs[2]]}], breadcrumbs: true},
    },
  });
});

it('leaves the data of a site without documents alone', () => {
  expect(readDocs({other: {}})).toEqual({});
  expect(withoutDocs({other: {}}, undefined)).toEqual({other: {}});
});
