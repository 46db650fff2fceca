import * as original from 'history';
import {beforeEach, expect, it, vi} from 'vitest';
import * as ours from './history';

type Package = typeof ours;
/** The package says of its types more than can be written down here. */
const upstream = original as unknown as Package;

beforeEach(() => window.history.replaceState(null, '', '/docs/start?a=1#top'));

const addresses = [
  '',
  '/',
  '?',
  '#',
  '/docs/app',
  '/docs/app?tab=1#top',
  '/a?#',
  '/a#b?c',
  '/docs/a%20b%C3%BC?q=%20',
  'more',
  '../up?x#y',
  '?only=search',
  '#only-hash',
];

it.each(addresses)('reads and writes the address "%s" as the package does', (address) => {
  const current = original.createLocation('/docs/app/page?old#old', {old: true}, 'key');
  const answers = ({createLocation, createPath, parsePath}: Package) => [
    parsePath(address),
    createPath(parsePath(address)),
    createPath(createLocation(address)),
    {...createLocation(address, {said: 1}, 'abc')},
    {...createLocation(address, null, null, current)},
    {...createLocation(parsePath(address), null, null, current)},
  ];
  expect(answers(ours)).toEqual(answers(upstream));
});

it('reads locations with parts missing or without their marks', () => {
  const answers = ({createLocation, createPath}: Package) =>
    [{search: 'a=1'}, {pathname: '/b', hash: 'c', state: {d: 1}}, {pathname: 'e', search: '?'}].flatMap(
      (location) => [{...createLocation(location, 'state', 'key')}, createPath(location)],
    );
  expect(answers(ours)).toEqual(answers(upstream));
});

it('refuses what is no escape of anything', () => {
  expect(() => ours.createLocation('/docs/%')).toThrow(URIError);
  expect(() => original.createLocation('/docs/%')).toThrow(URIError);
});

it('tells two entries apart', () => {
  const one = ours.createLocation('/a?b#c', undefined, 'key');
  expect(ours.locationsAreEqual(one, {...one})).toBe(true);
  for (const change of [{pathname: '/b'}, {search: ''}, {hash: ''}, {key: 'other'}, {state: {}}]) {
    expect(ours.locationsAreEqual(one, {...one, ...change})).toBe(false);
  }
});

const gone = () => new Promise((resolve) => window.addEventListener('popstate', resolve, {once: true}));

/** What a listener hears of a reader's way through some pages. */
async function walk({createBrowserHistory, createPath}: Package): Promise<unknown[]> {
  window.history.replaceState({key: 'first', state: {from: 'before'}}, '', '/docs/start?a=1#top');
  const history = createBrowserHistory();
  const heard: unknown[] = [[createPath(history.location), history.location.state, history.action]];
  const stop = history.listen((location, action) => {
    heard.push([createPath(location), location.state, action, window.location.href, history.action]);
  });
  history.push('/docs/second', {count: 1});
  history.push({pathname: '/docs/ü b', search: '?q=1'});
  history.replace('third#part');
  let left = gone();
  history.goBack();
  await left;
  history.push('/docs/fourth');
  // The page is not to be left: the browser is sent back.
  const asked: unknown[] = [];
  const unblock = history.block((location, action) => {
    asked.push([createPath(location), action]);
    return false;
  });
  history.push('/docs/never');
  history.replace('/docs/neither');
  left = gone();
  history.goBack();
  await left;
  await gone();
  unblock();
  unblock();
  heard.push(asked, createPath(history.location), window.location.href);
  left = gone();
  history.goBack();
  await left;
  stop();
  stop();
  history.push('/docs/unheard');
  left = gone();
  history.go(-1);
  await left;
  return [...heard, history.createHref({pathname: '/x', search: '?y', hash: '#z'})];
}

it('leads a reader through pages as the package does', async () => {
  const heard = await walk(ours);
  expect(heard).toHaveLength(12);
  expect(heard).toEqual(await walk(upstream));
});

it('listens to the browser only while somebody listens to it', () => {
  const add = vi.spyOn(window, 'addEventListener');
  const remove = vi.spyOn(window, 'removeEventListener');
  const history = ours.createBrowserHistory();
  expect(add).not.toHaveBeenCalled();
  const stops = [history.listen(() => undefined), history.block(() => undefined)];
  stops[0]!();
  expect(remove).not.toHaveBeenCalled();
  stops[1]!();
  expect(remove).toHaveBeenCalledWith('popstate', add.mock.calls[0]![1]);
});

it('says what to change when the site wants what it does not have', () => {
  expect(() => ours.createHashHistory()).toThrow('index.ts');
  expect(() => ours.createBrowserHistory().block('Really?')).toThrow('function');
});
