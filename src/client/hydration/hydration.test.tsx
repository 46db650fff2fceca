import {fireEvent, getConfig, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {onOpenSearch} from '@site/src/lib/open-search';
import {elementOf, hydratedEvent, targetOf} from './queue';
import type {EventQueue} from './queue';
import {replay} from './replay';
import {painted as afterPaint} from '../../lib/painted';
import {continueSearch, openPlaceholder} from '../../search/placeholder/index';

const folder = '/assets/js/';
let app: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="__docusaurus"></div>';
  app = document.getElementById('__docusaurus')!;
  vi.stubGlobal('SCRIPTS_FOLDER', folder);
  vi.stubGlobal('SEARCH_FOLDER', '');
  vi.stubGlobal('location', {...window.location, reload: vi.fn(), href: window.location.href});
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.show = function open() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(async () => {
  vi.useRealTimers();
  takeQueue();
  // Let the previous test start its pending fetches, so that they are removed here.
  await painted();
  document.head.querySelectorAll('script, link, style').forEach((element) => element.remove());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Returns the loader's queue, or undefined if there is no loader or its queue has already been taken. */
function takeQueue(): EventQueue | undefined {
  let queue: EventQueue | undefined;
  const take = (kept: EventQueue) => {
    queue = kept;
  };
  window.dispatchEvent(new CustomEvent(hydratedEvent, {detail: take}));
  return queue;
}

/** Runs the loader as an inline script in the head, as on a built page. */
async function startLoader(): Promise<void> {
  const script = document.createElement('script');
  script.dataset.scripts = 'main.1 runtime.2 page.3';
  Object.defineProperty(document, 'currentScript', {configurable: true, value: script});
  vi.resetModules();
  // Define the constants that src/build/loader inserts in a build.
  for (const [name, part] of Object.entries(await import('../../build/loader/search'))) {
    vi.stubGlobal(name, part);
  }
  await import('./loader');
}

const asked = (selector = 'script[src]') =>
  Array.from(document.head.querySelectorAll(selector), (element) =>
    (element.getAttribute('src') ?? element.getAttribute('href') ?? '').replace(folder, ''),
  );

/** Waits until the loader has started its fetches, which begin after the next paint. */
const painted = () => afterPaint().then(() => new Promise((resolve) => setTimeout(resolve)));

async function answer(name: string, type: 'load' | 'error'): Promise<void> {
  await painted();
  document.head
    .querySelector(`script[src^="${folder}${name}"]:not([data-answered])`)!
    .dispatchEvent(new Event(type));
  document.head
    .querySelector(`script[src^="${folder}${name}"]:not([data-answered])`)!
    .setAttribute('data-answered', '');
  await new Promise((resolve) => setTimeout(resolve));
}

describe('loading', () => {
  it('fetches nothing before a trigger', async () => {
    await startLoader();
    expect(asked()).toEqual([]);
    expect(asked('link')).toEqual([]);
  });

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
    'starts once on %s',
    async (sign) => {
      await startLoader();
      window.dispatchEvent(new Event(sign));
      window.dispatchEvent(new Event(sign));
      expect(asked()).toEqual([]);
      await painted();
      expect(asked()).toEqual(['runtime.2.js', 'page.3.js']);
      expect(asked('link[rel=preload]')).toEqual(['main.1.js']);
    },
  );

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'does not start on %s at a link',
    async (sign) => {
      await startLoader();
      app.innerHTML = '<a href="/docs/app"><b>App</b></a><a href="/docs" aria-haspopup="true">Menu</a>';
      screen.getByText('App').dispatchEvent(new Event(sign, {bubbles: true}));
      await painted();
      expect(asked()).toEqual([]);
      screen.getByText('Menu').dispatchEvent(new Event(sign, {bubbles: true}));
      await painted();
      expect(asked()).toEqual(['runtime.2.js', 'page.3.js']);
    },
  );

  it('applies the whole style sheet only when all scripts have loaded', async () => {
    const own = document.createElement('style');
    own.dataset.whole = '/assets/css/styles.5.css';
    document.head.append(own);
    await startLoader();
    window.dispatchEvent(new Event('pointermove'));
    await painted();
    const whole = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
    const arrive = async (element: Element) => {
      element.dispatchEvent(new Event('load'));
      await new Promise((resolve) => setTimeout(resolve));
    };
    await arrive(whole);
    await answer('runtime.2', 'load');
    await answer('page.3', 'load');
    expect(whole.media).toBe('not all');
    expect(own.isConnected).toBe(true);
    expect(asked()).not.toContain('main.1.js');
    await arrive(document.head.querySelector('link[rel=preload]')!);
    expect(whole.media).toBe('all');
    expect(own.isConnected).toBe(false);
    expect(asked()).toContain('main.1.js');
  });

  it.each([
    ['at once when the reader came from here', '/docs/app', 0, 1],
    ['after a rest when the reader came from elsewhere', undefined, 2900, 0],
    ['after a rest when the reader came from elsewhere, which ends', undefined, 3100, 1],
  ])('starts by itself %s', async (_, from, passed, entries) => {
    vi.useFakeTimers();
    const referrer = from === undefined ? 'https://search.example/' : `${window.location.origin}${from}`;
    Object.defineProperty(document, 'referrer', {configurable: true, value: referrer});
    await startLoader();
    window.dispatchEvent(new Event('load'));
    // Wait for two more frames.
    await vi.advanceTimersByTimeAsync(passed + 40);
    expect(asked('link[rel=preload]')).toHaveLength(entries);
    Reflect.deleteProperty(document, 'referrer');
  });

  it('stops events around a press on a control, but not on a link', async () => {
    await startLoader();
    app.innerHTML = '<button type="button" data-search-opener>Search</button><a href="/docs/app">App</a>';
    const heard = vi.fn();
    const names = ['pointerdown', 'mousedown', 'mouseup', 'pointerup', 'focusin'];
    names.forEach((name) => app.addEventListener(name, heard));
    const press = (element: HTMLElement) =>
      names.forEach((name) => element.dispatchEvent(new Event(name, {bubbles: true})));
    press(screen.getByRole('button'));
    expect(heard).not.toHaveBeenCalled();
    await painted();
    expect(asked('link[rel=preload]')).toEqual(['main.1.js']);
    press(screen.getByRole('link'));
    expect(heard).toHaveBeenCalledTimes(names.length);
    takeQueue();
    press(screen.getByRole('button'));
    expect(heard).toHaveBeenCalledTimes(2 * names.length);
  });

  it('waits until a page from the back/forward cache is painted', async () => {
    await startLoader();
    window.dispatchEvent(new Event('touchstart'));
    await answer('runtime', 'load');
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    const last = document.head.querySelector(`script[src^="${folder}page"]`)!;
    last.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked()).not.toContain('main.1.js');
    await painted();
    expect(asked()).toContain('main.1.js');
  });

  it('runs the entry after everything else', async () => {
    await startLoader();
    window.dispatchEvent(new Event('touchstart'));
    await answer('runtime', 'load');
    expect(asked()).not.toContain('main.1.js');
    await answer('page', 'load');
    expect(asked()).toContain('main.1.js');
  });

  it('fetches again only what failed, and only when the reader retries', async () => {
    await startLoader();
    app.innerHTML = '<button type="button">Menu</button>';
    window.dispatchEvent(new Event('touchstart'));
    await answer('page', 'error');
    await answer('runtime', 'load');
    expect(asked()).not.toContain('main.1.js');
    window.dispatchEvent(new Event('touchstart'));
    await painted();
    expect(asked()).toEqual(['runtime.2.js', 'page.3.js']);
    expect(screen.queryByRole('alert')).toBeNull();

    fireEvent.click(screen.getByRole('button', {name: 'Menu'}));
    await painted();
    // The retry has a different URL, so that the browser does not use its cache.
    expect(asked()).toEqual(['runtime.2.js', 'page.3.js', 'page.3.js?1']);
    await answer('page', 'error');
    expect(screen.getByRole('alert').textContent).toContain('page.3.js');
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    expect(screen.queryByRole('alert')).toBeNull();
    await answer('page', 'load');
    expect(asked().at(-1)).toBe('main.1.js');
  });

  it('reports the failure on a page that is empty without scripts, and tries again', async () => {
    app.innerHTML = '<main data-hydrate></main>';
    await startLoader();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await answer('page', 'error');
    await answer('runtime', 'load');
    expect(screen.getByRole('alert').textContent).toContain('page.3.js');
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    await painted();
    expect(asked()).toEqual(['runtime.2.js', 'page.3.js', 'page.3.js?1']);
  });

  it('shows a notice to a reader who waits too long', async () => {
    vi.useFakeTimers();
    await startLoader();
    app.innerHTML = '<button type="button">Menu</button>';
    fireEvent.click(screen.getByRole('button', {name: 'Menu'}));
    vi.advanceTimersByTime(7000);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(screen.getByRole('alert')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', {name: 'Dismiss'}));
    expect(screen.getByRole('button', {name: 'Menu'}).hasAttribute('aria-busy')).toBe(false);
    expect(takeQueue()?.events).toEqual([]);
  });

  it.each([
    ['data saving', {saveData: true}, 0],
    ['2g', {effectiveType: 'slow-2g'}, 0],
    ['a fast connection', {effectiveType: '4g'}, 1],
  ])('fetches the page behind a link ahead: %s', async (_, connection, count) => {
    Object.defineProperty(navigator, 'connection', {configurable: true, value: connection});
    await startLoader();
    app.innerHTML = '<a href="/docs/app">App</a><a href="https://example.org/">Elsewhere</a>';
    for (const link of screen.getAllByRole('link')) {
      fireEvent.pointerOver(link);
      fireEvent.pointerOver(link);
    }
    expect(document.querySelectorAll('[data-ahead]')).toHaveLength(count);
    Object.defineProperty(navigator, 'connection', {configurable: true, value: undefined});
  });

  it('marks the one link whose page is fetched ahead', async () => {
    await startLoader();
    app.innerHTML = '<a href="/docs/app">App</a><a href="/docs/mods">Mods</a>';
    for (const name of ['App', 'Mods', 'App']) {
      fireEvent.pointerOver(screen.getByText(name));
      expect(Array.from(document.querySelectorAll('[data-ahead]'), ({textContent}) => textContent)).toEqual([
        name,
      ]);
    }
  });

  it('pauses preloads when the reader goes to another page, and resumes them if it does not open', async () => {
    vi.useFakeTimers();
    await startLoader();
    app.innerHTML = '<a href="/docs/app">App</a>';
    // Prevent navigation, which jsdom does not implement.
    app.addEventListener('click', (event) => event.preventDefault());
    window.dispatchEvent(new Event('pointermove'));
    const hints = 'link[rel=preload]';
    await vi.advanceTimersByTimeAsync(40);
    expect(asked(hints)).toEqual(['main.1.js']);
    fireEvent.click(screen.getByText('App'));
    expect(asked(hints)).toEqual([]);
    vi.advanceTimersByTime(2900);
    expect(asked(hints)).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(asked(hints)).toEqual(['main.1.js']);
  });
});

/** Renders two toggles and a controlled field. */
function Controls() {
  const [presses, setPresses] = useState(0);
  const [text, setText] = useState('old');
  const [ticked, setTicked] = useState(false);
  return (
    <>
      {/* The loader has set aria-busy, which the server did not render. */}
      <button type="button" onClick={() => setPresses(presses + 1)} suppressHydrationWarning>
        Pressed {presses}
      </button>
      <input aria-label="Field" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="Tick" type="checkbox" checked={ticked} onChange={() => setTicked(!ticked)} />
      <p>
        {text} {String(ticked)}
      </p>
      <a href="#there">Link</a>
    </>
  );
}

const serverHtml =
  '<button type="button">Pressed <!-- -->0</button><input aria-label="Field" value="old"><input aria-label="Tick" type="checkbox">' +
  '<p>old<!-- --> <!-- -->false</p><a href="#there">Link</a>';

/** Hydrates the server-rendered HTML. */
async function hydrate(): Promise<void> {
  render(<Controls />, {container: app, hydrate: true});
  await replayed();
}

/**
 * Replays outside of `act`, which would wait for the last event. In a browser, React handles each event before the
 * next.
 */
const replayed = () => getConfig().asyncWrapper(() => replay(continueSearch));

describe('before hydration', () => {
  beforeEach(async () => {
    await startLoader();
    app.innerHTML = serverHtml;
  });

  it.each([1, 2, 3])('%i presses are replayed once each', async (presses) => {
    for (let press = 0; press < presses; press += 1) {
      expect(fireEvent.click(screen.getByRole('button'))).toBe(false);
    }
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    await hydrate();
    expect(screen.getByRole('button').textContent).toBe(`Pressed ${presses}`);
    expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
  });

  it('a press between rendering and replay counts once', async () => {
    render(<Controls />, {container: app, hydrate: true});
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('Pressed 0');
    await replayed();
    expect(screen.getByRole('button').textContent).toBe('Pressed 1');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('Pressed 2');
  });

  it('text typed into a controlled field reaches React', async () => {
    const field = screen.getByLabelText<HTMLInputElement>('Field');
    field.focus();
    fireEvent.input(field, {target: {value: 'new'}});
    await hydrate();
    expect(field.value).toBe('new');
    expect(document.querySelector('p')?.textContent).toBe('new false');
    expect(document.activeElement).toBe(field);
  });

  it('a checked box reaches React', async () => {
    fireEvent.click(screen.getByLabelText('Tick'));
    expect(screen.getByLabelText<HTMLInputElement>('Tick').checked).toBe(true);
    await hydrate();
    expect(screen.getByLabelText<HTMLInputElement>('Tick').checked).toBe(true);
    expect(document.querySelector('p')?.textContent).toBe('old true');
  });

  it('links are left alone', async () => {
    expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
    expect(takeQueue()?.events).toEqual([]);
  });

  it('no event is stopped afterwards', async () => {
    await hydrate();
    expect(takeQueue()).toBeUndefined();
    expect(fireEvent.click(screen.getByRole('button'))).toBe(true);
    await replayed();
    expect(screen.getByRole('button').textContent).toBe('Pressed 1');
  });
});

describe('the search', () => {
  let opened: string[];
  let stop: () => void;
  beforeEach(async () => {
    opened = [];
    stop = onOpenSearch((text) => opened.push(text));
    await startLoader();
    app.innerHTML =
      '<button type="button" data-search-opener>Search</button><form data-search-opener><input type="search"></form>';
  });
  afterEach(() => stop());

  it('opens a placeholder at once and hands over its text', async () => {
    fireEvent.click(screen.getByText('Search'));
    const field = openPlaceholder()!.element.querySelector('input')!;
    expect(document.activeElement).toBe(field);
    await painted();
    expect(app.hasAttribute('inert')).toBe(true);
    field.value = 'ram';
    await replay(continueSearch);
    expect(opened).toEqual(['ram']);
  });

  it('fetches the index after the scripts', async () => {
    vi.stubGlobal('SEARCH_FOLDER', '/search-index/');
    const fetched = vi.fn(() => Promise.resolve(Response.json({file: 'abc.json', records: 1})));
    vi.stubGlobal('fetch', fetched);
    fireEvent.click(screen.getByText('Search'));
    expect(fetched).not.toHaveBeenCalled();
    await painted();
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/search-index/current.json', {cache: 'no-cache'});
    await answer('runtime.2', 'load');
    await answer('page.3', 'load');
    expect(asked('link[rel=prefetch]')).toEqual([]);
    await answer('main.1', 'load');
    expect(asked('link[rel=prefetch]')).toEqual(['/search-index/abc.json']);
  });

  it.each([{key: '/'}, {key: 'k', ctrlKey: true}, {key: 'K', metaKey: true}])('opens on %j', (keys) => {
    expect(fireEvent.keyDown(document.body, keys)).toBe(false);
    expect(openPlaceholder()).toBeDefined();
  });

  it('closes on the same key, and stays closed', async () => {
    fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true});
    fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true});
    expect(openPlaceholder()).toBeUndefined();
    await painted();
    expect(app.hasAttribute('inert')).toBe(false);
    await replay(continueSearch);
    expect(opened).toEqual([]);
  });

  it('starts with the text of the search field on the page', async () => {
    fireEvent.input(document.querySelector('form input')!, {target: {value: 'out of'}});
    expect(openPlaceholder()?.field.value).toBe('out of');
  });

  it('does not open on a slash typed into a field', () => {
    const field = document.querySelector('form input')!;
    expect(fireEvent.keyDown(field, {key: '/'})).toBe(true);
    expect(openPlaceholder()).toBeUndefined();
  });

  it('reports in the placeholder that it cannot be loaded', async () => {
    fireEvent.keyDown(document.body, {key: '/'});
    await answer('runtime', 'error');
    await answer('page', 'load');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(openPlaceholder()!.element.textContent).toContain('could not be loaded');
  });
});

describe('targets', () => {
  it('are found again after React has replaced the element', () => {
    app.innerHTML = '<div><p></p><button></button></div>';
    const target = targetOf(app.querySelector('button')!)!;
    expect(elementOf(target)).toBe(app.querySelector('button'));
    app.innerHTML = '<div><p></p><button id="new"></button></div>';
    expect(elementOf(target)?.id).toBe('new');
    app.innerHTML = '<div><p></p><span></span></div>';
    expect(elementOf(target)).toBeUndefined();
  });

  it('exist only inside the app', () => {
    expect(targetOf(document.body)).toBeUndefined();
  });
});
