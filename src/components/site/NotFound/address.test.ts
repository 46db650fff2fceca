import {expect, it} from 'vitest';
import {redirects} from '@site/src/config/redirects';
import {movedTo, samePage} from './address';

const at = (pathname: string, search = '', hash = '') => ({pathname, search, hash});
const routes = [
  {path: '/docs/app', title: 'FTB App'},
  {path: '/docs/mods/suite/Ranks/Advanced Conditions', title: 'Advanced Conditions'},
];

it('finds the current page of an outdated address, and keeps query and hash', () => {
  expect(movedTo(at('/mod-docs/1.21.1/mods/suite/Teams', '?q=1', '#invite'))).toBe(
    '/docs/mods/suite/Teams?q=1#invite',
  );
});

it('puts the query before the hash of the new address', () => {
  const {from, to} = redirects.find((one) => one.to.includes('#'))!;
  expect(movedTo(at(from, '?from=forum', '#usage'))).toBe(to.replace('#', '?from=forum#'));
});

it('finds encoded and .html spellings of an outdated address', () => {
  expect(movedTo(at('/mod-docs/mods/suite/Ranks/Advanced%20Conditions.html'))).toBe(
    '/docs/mods/suite/Ranks/Advanced%20Conditions',
  );
});

it('finds nothing for an address that never existed', () => {
  expect(movedTo(at('/docs/app/nothing'))).toBeUndefined();
  expect(samePage(at('/docs/app/nothing'), routes)).toBeUndefined();
});

it.each(['/docs/APP', '/docs/app/', '/docs/app.html', '/docs/app/index.html'])('recognises %s', (path) => {
  expect(samePage(at(path, '?a=1', '#b'), routes)).toBe('/docs/app?a=1#b');
});

it('never returns the same address', () => {
  expect(samePage(at('/docs/app'), routes)).toBeUndefined();
  expect(samePage(at('/docs/mods/suite/Ranks/Advanced%20Conditions'), routes)).toBeUndefined();
});

it('accepts an address that cannot be decoded', () => {
  expect(movedTo(at('/docs/100%'))).toBeUndefined();
});
