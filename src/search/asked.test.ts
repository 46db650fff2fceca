import {expect, it} from 'vitest';
import {root} from '../cli/project';
import {readContent} from '../content';
import {asked} from './asked';

it('what readers call a page belongs to a page that there is', () => {
  const routes = new Set(readContent(root).documents.map(({route}) => route));
  expect(Object.keys(asked).filter((route) => !routes.has(route))).toEqual([]);
});
