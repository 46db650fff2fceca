import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const component = Object.assign(() => null, {preload: vi.fn()});

/** Imports the module anew, as after a page load, on a site with two documents. */
async function fresh() {
  vi.resetModules();
  vi.doMock('@generated/routes', () => ({
    default: [
      {
        path: '/docs',
        component,
        routes: ['/docs/app/a b', '/docs/app'].map((path) => ({path, exact: true, component})),
      },
      {path: '*', component},
    ],
  }));
  vi.doMock('@generated/routesChunkNames', () => ({
    default: {
      '/docs-1a2': {__comp: 'frame', __context: {plugin: 'plugin'}},
      '/docs/app/a b-3c4': {__comp: 'item', content: 'own', config: 'merged'},
      '/docs/app-5d6': {__comp: 'item', content: 'other'},
    },
  }));
  return (await import('./docusaurus')).default;
}

const asked = () => Array.from(document.head.querySelectorAll('script'), (one) => one.getAttribute('src'));

beforeEach(() => {
  component.preload.mockClear();
  vi.stubGlobal('__webpack_require__', {
    gca: (name: string) => `/assets/js/${name}.${name === 'merged' ? 'undefined' : 1}.js`,
  });
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

afterAll(() => {
  vi.doUnmock('@generated/routes');
  vi.doUnmock('@generated/routesChunkNames');
});

describe('a visible link', () => {
  it('has the scripts of its page fetched once, with or without query and hash', async () => {
    const {prefetch} = await fresh();
    void prefetch('/docs/app/a%20b?x=1#y');
    void prefetch('/docs/app/a%20b#z');
    expect(asked()).toEqual(['frame', 'plugin', 'item', 'own'].map((name) => `/assets/js/${name}.1.js`));
  });

  it.each([{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {effectiveType: '4g', saveData: true}])(
    'fetches nothing on a connection of %o',
    async (connection) => {
      const {prefetch, preload} = await fresh();
      Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
      expect(prefetch('/docs/app')).toBe(false);
      expect(preload('/docs/app')).toBe(false);
      expect(asked()).toEqual([]);
      expect(component.preload).not.toHaveBeenCalled();
      Reflect.deleteProperty(navigator, 'connection');
    },
  );
});

it('a link under the pointer has the code of its page loaded, with or without query and hash', async () => {
  const {preload} = await fresh();
  await preload('/docs/app/a%20b?x=1#y');
  expect(component.preload).toHaveBeenCalledTimes(2);
});

describe('a document that does not exist in this deployment', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is requested from the host, which may have a later deployment', async () => {
    await fresh();
    const {default: navigate} = await import('./preload');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    await navigate('/docs/app');
    window.history.replaceState(null, '', '/docs/new');
    await expect(navigate('/docs/new')).rejects.toThrow('not a page of this deployment');
  });

  it('is not requested again if it was the first page of the visit', async () => {
    await fresh();
    const {default: navigate} = await import('./preload');
    const fetching = vi.fn();
    vi.stubGlobal('fetch', fetching);
    window.history.replaceState(null, '', '/docs/not%20there');
    await navigate('/docs/not%20there');
    await navigate('/docs/not there');
    expect(fetching).not.toHaveBeenCalled();
  });
});
