import {render} from '@testing-library/react';
import {matchRoutes} from 'react-router-config';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

vi.mock('@generated/registry', () => ({
  default: {
    frame: [
      () =>
        Promise.resolve({
          default: ({content: Content}: {content: React.ComponentType & {metadata: {title: string}}}) => (
            <>
              <h1>{Content.metadata.title}</h1>
              <Content />
            </>
          ),
        }),
    ],
  },
}));
const tags = {path: '/docs/tags', exact: true, component: Object.assign(() => null, {preload: vi.fn()})};

const page = (permalink: string) => ({
  default: () => <p>Text</p>,
  metadata: {permalink, sidebar: 'app', title: 'Title'},
});
const load = vi.fn((_name: string) => Promise.resolve());
const modules: Record<string, unknown> = {};
const answer = (body: object) => vi.fn((_url: string) => Promise.resolve(Response.json(body)));

/** The modules as on a page that has just been opened. */
async function fresh() {
  vi.resetModules();
  const documents = await import('./documents');
  const component = () => null;
  const routes = [
    {path: '/docs', component, routes: documents.documentRoutes('frame', [tags])},
    {path: '*', component},
  ];
  vi.doMock('@generated/routes', () => ({default: routes}));
  return {
    ...documents,
    ...(await import('./routes')),
    ...(await import('./docusaurus')).default,
    navigate: (await import('./preload')).default,
  };
}

beforeEach(() => {
  load.mockClear();
  vi.stubGlobal('__webpack_chunk_load__', load);
  vi.stubGlobal('__webpack_require__', (id: string) => {
    if (!(id in modules)) {
      throw new Error(`no module ${id}`);
    }
    return modules[id];
  });
  vi.stubGlobal('__webpack_public_path__', '/');
  vi.stubGlobal('__webpack_get_script_filename__', (name: string) => `assets/js/${name}.1.js`);
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

afterAll(() => {
  vi.doUnmock('@generated/routes');
  vi.doUnmock('@generated/registry');
});

describe('a document', () => {
  it('is unknown before it is asked for, unlike other pages', async () => {
    const {isUnknownDocument} = await fresh();
    expect(isUnknownDocument('/docs/app/a%20b')).toBe(true);
    expect(isUnknownDocument('/docs/tags')).toBe(false);
    expect(isUnknownDocument('/search')).toBe(false);
  });

  it('is fetched by its address, with all that it needs, and rendered', async () => {
    const {fetchDocument, routesTo, isUnknownDocument} = await fresh();
    modules['7'] = page('/docs/app/a b/');
    const fetching = answer({
      key: 'k',
      parts: [],
      scripts: {module: '7', chunks: ['shared', 'docs_app_a_b']},
    });
    vi.stubGlobal('fetch', fetching);
    await fetchDocument('/docs/app/a%20b', '/');
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/parts/docs/app/a%20b.json');
    expect(load.mock.calls.map(([name]) => name)).toEqual(['docs_app_a_b', 'shared', 'docs_app_a_b']);
    const found = routesTo('/docs/app/a%20b');
    expect(isUnknownDocument('/docs/app/a%20b')).toBe(false);
    expect(found.at(-1)).toMatchObject({path: '/docs/app/a b', exact: true, sidebar: 'app'});
    const Component = found.at(-1)!.component as React.ComponentType;
    expect(render(<Component />).container.innerHTML).toBe('<h1>Title</h1><p>Text</p>');
  });

  it('is known once, however often it is asked for', async () => {
    const {fetchDocument, routesTo} = await fresh();
    modules['7'] = page('/docs/app/twice');
    vi.stubGlobal('fetch', answer({key: 'k', parts: [], scripts: {module: '7', chunks: []}}));
    await Promise.all([fetchDocument('/docs/app/twice', '/'), fetchDocument('/docs/app/twice', '/')]);
    const {routes = []} = routesTo('/docs/app/twice')[0]!;
    expect(routes.map(({path}) => path)).toEqual(['/docs/tags', '/docs/app/twice']);
    expect(matchRoutes(routes, '/docs/tags')).toHaveLength(1);
  });

  it.each([
    [
      'is not there',
      () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 404}))),
      '404',
    ],
    [
      'has a script that does not come',
      () => load.mockRejectedValueOnce(new Error('Loading chunk')),
      'Loading chunk',
    ],
    ['is of another build', () => delete modules['7'], 'no module 7'],
  ])('that %s is not added', async (_what, disturb, message) => {
    const {fetchDocument, isUnknownDocument} = await fresh();
    modules['7'] = page('/docs/app/gone');
    vi.stubGlobal('fetch', answer({key: 'k', parts: [], scripts: {module: '7', chunks: []}}));
    disturb();
    await expect(fetchDocument('/docs/app/gone', '/')).rejects.toThrow(message);
    expect(isUnknownDocument('/docs/app/gone')).toBe(true);
  });

  it('that the reader came in on is known by its number alone', async () => {
    const {adoptDocument, isUnknownDocument} = await fresh();
    modules['8'] = page('/docs/app/first');
    await adoptDocument();
    expect(isUnknownDocument('/docs/app/first')).toBe(true);
    document.head.innerHTML = '<script type="text/plain" data-module="8"></script>';
    await adoptDocument();
    expect(isUnknownDocument('/docs/app/first')).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the first page', () => {
  const parts = {key: 'k', parts: [], scripts: {module: '7', chunks: []}};

  it('is where the framework asks first; the next one is fetched although nothing says yet that React is there', async () => {
    const {navigate, isUnknownDocument} = await fresh();
    modules['7'] = page('/docs/app/next');
    modules['8'] = page('/docs/app/first');
    document.head.innerHTML = '<script type="text/plain" data-module="8"></script>';
    const fetching = answer(parts);
    vi.stubGlobal('fetch', fetching);
    await navigate('/docs/app/first');
    expect(fetching).not.toHaveBeenCalled();
    await navigate('/docs/app/next');
    expect(isUnknownDocument('/docs/app/next')).toBe(false);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again when there is none', async () => {
    const {navigate} = await fresh();
    const fetching = answer(parts);
    vi.stubGlobal('fetch', fetching);
    await navigate('/docs/not%20there');
    await navigate('/docs/not there');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is left as a whole for one whose files are of another build', async () => {
    const {navigate} = await fresh();
    modules['7'] = page('/docs/app/other');
    vi.stubGlobal('fetch', answer(parts));
    await navigate('/docs/app/first');
    window.history.replaceState(null, '', '/docs/app/next');
    await expect(navigate('/docs/app/next')).rejects.toThrow('another deployment');
    window.history.replaceState(null, '', '/');
  });
});

describe('links in sight', () => {
  const asked = () => Array.from(document.head.querySelectorAll('script'), (one) => one.getAttribute('src'));

  it('have the script of a document fetched, once, whatever follows its path', async () => {
    const {prefetch} = await fresh();
    void prefetch('/docs/app/a%20b?x=1#y');
    void prefetch('/docs/app/a%20b#z');
    expect(asked()).toEqual(['/assets/js/docs_app_a_b.1.js']);
  });

  it('have the code of other pages fetched, too', async () => {
    const {prefetch} = await fresh();
    await prefetch('/docs/tags?x#y');
    expect(tags.component.preload).toHaveBeenCalledOnce();
    expect(asked()).toEqual([]);
  });

  it.each([{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {effectiveType: '4g', saveData: true}])(
    'fetch nothing on a connection of %o',
    async (connection) => {
      const {prefetch, preload} = await fresh();
      Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
      expect(prefetch('/docs/app/a')).toBe(false);
      expect(preload('/docs/app/a')).toBe(false);
      expect(asked()).toEqual([]);
      Reflect.deleteProperty(navigator, 'connection');
    },
  );
});
