import {act, fireEvent, screen} from '@testing-library/react';
import {renderInSite} from '@site/tests/unit/render';
import {createMemoryHistory} from 'history';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {attend} from './behaviour';
import PageParts, {usePlan} from './PageParts';
import part from './part';
import {fetchParts} from './store';

const page = (name: string, key = 'k') => ({metadata: {permalink: `/docs/${name}`}, parts: {key}});
const answer = (parts: string[], key = 'k') =>
  vi.fn(() => Promise.resolve(new Response(JSON.stringify({key, parts}))));

let prefetch: ReturnType<typeof vi.fn>;
let preload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  prefetch = vi.fn();
  preload = vi.fn();
  vi.stubGlobal('docusaurus', {prefetch, preload});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  document.documentElement.dataset.hasHydrated = 'true';
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.hasHydrated;
});

describe('a part of a later page', () => {
  it('is there at once when it has been fetched', async () => {
    vi.stubGlobal('fetch', answer(['<p class=x id=y>one <b>two</b></p>']));
    await fetchParts('/docs/fetched', '/');
    renderInSite(<PageParts of={page('fetched')}>{part(0)}</PageParts>);
    expect(document.querySelector('#y')?.outerHTML).toBe('<p class="x" id="y">one <b>two</b></p>');
  });

  it('is fetched when it is rendered before', async () => {
    const fetching = answer(['<p>late</p>']);
    vi.stubGlobal('fetch', fetching);
    renderInSite(<PageParts of={page('a b')}>{part(0)}</PageParts>);
    expect(await screen.findByText('late')).toBeTruthy();
    expect(fetching).toHaveBeenCalledWith('/parts/docs/a%20b.json');
  });

  it('is asked for once', async () => {
    const fetching = answer(['<p>x</p>']);
    vi.stubGlobal('fetch', fetching);
    await Promise.all([fetchParts('/docs/once', '/'), fetchParts('/docs/once/', '/')]);
    await fetchParts('/docs/once', '/');
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a failure', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('', {status: 500}))),
    );
    await expect(fetchParts('/docs/again', '/')).rejects.toThrow('500');
    vi.stubGlobal('fetch', answer(['<p>x</p>']));
    await expect(fetchParts('/docs/again', '/')).resolves.toMatchObject({key: 'k'});
  });

  it('lies below the base path', async () => {
    const fetching = answer(['<p>x</p>']);
    vi.stubGlobal('fetch', fetching);
    await fetchParts('/base/docs/x', '/base/');
    expect(fetching).toHaveBeenCalledWith('/base/parts/docs/x.json');
  });

  it('of another deployment has the page loaded anew', async () => {
    vi.stubGlobal('fetch', answer(['<p>x</p>'], 'other'));
    const reload = vi.fn();
    vi.stubGlobal('location', {...window.location, reload});
    await fetchParts('/docs/other', '/');
    renderInSite(<PageParts of={page('other')}>{part(0)}</PageParts>);
    expect(reload).toHaveBeenCalled();
  });
});

describe('what the server writes', () => {
  const Plan = () => <i>{usePlan(2)}</i>;
  const planOf = (parts?: {key: string; plan?: string}) =>
    renderInSite(
      <PageParts of={{metadata: {permalink: '/docs/plan'}, parts}}>
        <Plan />
      </PageParts>,
    ).container.textContent;

  it('counts the elements before the text', () => {
    document.documentElement.dataset.hasHydrated = 'true';
    vi.stubGlobal('fetch', answer([]));
    expect(planOf({key: 'k', plan: 'ssi'})).toBe('k iissi');
  });

  it('is nothing in the browser, and under npm start', () => {
    vi.stubGlobal('fetch', answer([]));
    expect(planOf({key: 'k'})).toBe('');
    expect(planOf()).toBe('');
  });
});

describe('links of a part', () => {
  function withLinks(html: string) {
    const element = document.createElement('p');
    element.innerHTML = html;
    document.body.replaceChildren(element);
    const history = createMemoryHistory({initialEntries: ['/docs/here#x']});
    const end = attend(element, history);
    return {link: element.querySelector('a')!, history, end};
  }
  /** Whether the browser is left to follow the link itself. */
  const press = (link: Element, options = {}) => fireEvent.click(link, {button: 0, ...options});

  it('lead to another page without loading it anew', () => {
    const {link, history} = withLinks('<a href="/docs/there?a=b#c"><b>x</b></a>');
    expect(press(link.firstElementChild!)).toBe(false);
    expect(history.location).toMatchObject({pathname: '/docs/there', search: '?a=b', hash: '#c'});
    expect(history.action).toBe('PUSH');
  });

  it('to where the reader is already make no new entry', () => {
    const {link, history} = withLinks('<a href="/docs/here#x">x</a>');
    press(link);
    expect(history.action).toBe('REPLACE');
  });

  it.each([
    ['elsewhere', '<a href="https://example.org/">x</a>', {}],
    ['in another window', '<a href="/docs/there" target="_blank">x</a>', {}],
    ['to a file to keep', '<a href="/docs/there" download>x</a>', {}],
    ['within the page', '<a href="#there">x</a>', {}],
    ['with Ctrl', '<a href="/docs/there">x</a>', {ctrlKey: true}],
    ['with the middle button', '<a href="/docs/there">x</a>', {button: 1}],
  ])('are left to the browser: %s', (_, html, options) => {
    const {link, history} = withLinks(html);
    press(link, options);
    expect(history.length).toBe(1);
    expect(history.action).toBe('POP');
  });

  it('fetch their page when the pointer comes', () => {
    const {link} = withLinks('<a href="/docs/there#c">x</a>');
    fireEvent.mouseOver(link);
    expect(preload).toHaveBeenCalledWith('/docs/there');
  });

  it('answer no longer once the part is gone', () => {
    const {link, history, end} = withLinks('<a href="/docs/there">x</a>');
    act(end);
    press(link);
    expect(history.action).toBe('POP');
  });
});
