/**
 * Input in fields and URLs is always treated as text. It never adds a script, an element or a request, and never
 * crashes or empties the page.
 */
import type {Page} from '@playwright/test';
import {site} from '../../src/config/site';
import {truncateQuery} from '../../src/search/query-text';
import {hostileInputs} from './hostile-inputs';
import {expect, hydrated, moveTo, open, settled, test} from './site';

const sieves = '/docs/marketplace/Addons/sieves-and-things/gettingstarted/sieves';
const tools = '/docs/marketplace/Addons/tinkers/Docs/Getting%20Started/tools';

/** Replaces lone surrogates the way URLs do. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
const encoded = (text: string) => encodeURIComponent(wellFormed(text));

/**
 * Encodes a string for use in a URL. If the string consists of visible ASCII characters, encodes only `?` and `#`, so
 * that malformed percent escapes are preserved. Otherwise, encodes the whole string.
 */
const asPart = (text: string) =>
  /^[\x21-\x7e]+$/.test(text) ? text.replace(/[?#]/g, encodeURIComponent) : encoded(text);

/**
 * Returns the spellings of a string in a URL: with encoded percent signs and, if the string contains any, also with
 * raw percent signs.
 */
const inAddress = (text: string) => [encoded(text), ...(text.includes('%') ? [asPart(text)] : [])];

/**
 * An input to try. A single call enters the input and checks the page, because two calls would take twice as long.
 */
interface Input {
  /** Selector of the field to fill. */
  field?: string;
  /** Text to paste into the field. */
  text?: string;
  /** URL of the same page to open. */
  address?: string;
  /** Hash to open. */
  hash?: string;
}

interface Watch {
  /**
   * Enters an input, if given, waits until it is rendered, checks the page, and records failures under the
   * given name.
   */
  look: (name: string, input?: Input) => Promise<void>;
  /** Failures by input. */
  found: string[];
}

/** Records every forbidden effect of an input. */
function watch(page: Page, origin: string, complaints: string[]): Watch {
  const found: string[] = [];
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      outside.push(url.href);
    }
  });
  page.on('dialog', (dialog) => {
    outside.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    found,
    async look(name, {text, ...input} = {}) {
      // Pass the text as JSON, which preserves lone surrogates.
      const given = {...input, json: JSON.stringify(text)};
      const troubles = await page.evaluate(async ({field, json, address, hash}) => {
        if (field !== undefined) {
          const element = document.querySelector(field) as HTMLInputElement | null;
          if (!element) {
            throw new Error(`The page has no element ${field}. Correct the selector in this test.`);
          }
          const value = JSON.parse(json) as string;
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, value);
          element.dispatchEvent(new Event('input', {bubbles: true}));
          element.dispatchEvent(new Event('change', {bubbles: true}));
        }
        if (address !== undefined) {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate', {state: null}));
        }
        if (hash !== undefined) {
          location.hash = hash;
        }
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const injected = document.querySelectorAll(
          '[data-evil], iframe, object, embed, base, [onerror], [onload], [onfocus], [onclick], [ontoggle], ' +
            '[href^="javascript:" i], [href^="data:" i], meta[http-equiv="refresh" i]',
        );
        const title = document.querySelector('h1');
        return [
          ...Array.from(injected, (element) => `injected ${element.outerHTML.slice(0, 80)}`),
          ...('pwned' in window ? ['a script ran'] : []),
          ...('polluted' in {} ? ['the prototype of all objects was changed'] : []),
          ...(title?.checkVisibility() ? [] : ['no title is visible']),
          ...(title?.textContent?.includes('crashed') ? ['the page crashed'] : []),
          ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
        ];
      }, given);
      const all = [
        ...troubles,
        ...outside.splice(0),
        ...complaints.splice(0).filter((text) => !/status of 404 \(Not Found\)/.test(text)),
      ];
      found.push(...all.map((trouble) => `${name}: ${trouble.slice(0, 300)}`));
    },
  };
}

/** Checks that a link to a new issue contains the typed text only in its title and body. */
async function checkIssueLink(page: Page, link: string, field: string): Promise<void> {
  const href = (await page.locator(link).getAttribute('href')) ?? '';
  const url = new URL(href);
  expect(url.origin + url.pathname).toBe(`${site.repository}/issues/new`);
  expect([...url.searchParams.keys()]).toEqual(['title', 'body']);
  const typed = wellFormed(await page.locator(field).inputValue());
  expect(url.searchParams.get('title')).toBe(`Search finds nothing for "${typed}"`);
  expect(
    href.length,
    'GitHub rejects URLs of 8000 characters or more; shorten the text of the issue',
  ).toBeLessThan(8000);
}

test('there are enough inputs, with unique names', () => {
  expect(new Set(hostileInputs.map(({name}) => name)).size).toBe(hostileInputs.length);
  expect(new Set(hostileInputs.map(({text}) => text)).size).toBe(hostileInputs.length);
  expect(hostileInputs.length).toBeGreaterThanOrEqual(60);
});

test('the search dialog', async ({page, baseURL, complaints}) => {
  const {look, found} = watch(page, baseURL!, complaints);
  await open(page, '/docs/app');
  await page.keyboard.press('Control+K');
  await expect(page.locator('#search-dialog .DocSearch-Input')).toBeFocused();
  const input = '#search-dialog .DocSearch-Input';
  let unfound = 0;
  for (const {name, text} of hostileInputs) {
    await look(name, {field: input, text: ''});
    await page.waitForFunction(() => document.querySelector('.DocSearch-StartScreen'));
    // The field truncates pasted text, possibly in the middle of a surrogate pair.
    await look(name, {field: input, text: text.slice(0, 64)});
    await page.waitForFunction(
      (blank) => blank || document.querySelector('.DocSearch-ErrorScreen[role="status"], .DocSearch-Hit'),
      text.trim() === '',
    );
    if (await page.locator('.DocSearch-ErrorScreen[role="status"]').isVisible()) {
      unfound += 1;
      await checkIssueLink(page, '.DocSearch-ErrorScreen a[href*="issues/new"]', input);
    }
    await look(name);
  }
  expect(found).toEqual([]);
  expect(unfound).toBeGreaterThan(10);
});

test('the address of the search page', async ({page, baseURL, complaints}) => {
  const {look, found} = watch(page, baseURL!, complaints);
  await page.clock.install();
  await open(page, '/search');
  const status = page.getByRole('main').getByRole('status');
  let unfound = 0;
  for (const {name, text} of hostileInputs) {
    for (const value of inAddress(text)) {
      await moveTo(page, `/search?q=${value}`);
      const query = truncateQuery(new URLSearchParams(`q=${value}`).get('q')!);
      if (query.trim() === '') {
        await settled(page);
      } else {
        // The page debounces queries while the reader is typing.
        await page.clock.runFor(1000);
        await page.waitForFunction(
          (title) =>
            document.querySelector('h1')?.textContent === title &&
            / results?\b/.test(document.querySelector('main [role="status"]')?.textContent ?? ''),
          `Search results for "${query}"`,
        );
      }
      if ((await status.textContent())?.startsWith('No results')) {
        unfound += 1;
        await checkIssueLink(page, 'main a[href*="issues/new"]', 'main input[name="q"]');
      }
      await look(`${name} (${value.slice(0, 20)})`);
    }
  }
  expect(found).toEqual([]);
  expect(unfound).toBeGreaterThan(10);
});

test('the hash', async ({page, baseURL, complaints}) => {
  const {look, found} = watch(page, baseURL!, complaints);
  await open(page, sieves);
  for (const {name, text} of hostileInputs) {
    for (const value of inAddress(text)) {
      await look(`${name} (${value.slice(0, 20)})`, {hash: value});
    }
  }
  expect(found).toEqual([]);
});

/** Inputs that cannot be decoded. They can only be tested with a page load. */
const broken = hostileInputs.filter(({text}) => {
  try {
    decodeURIComponent(asPart(text));
    return false;
  } catch {
    return true;
  }
});

test('broken escapes in the address of a page load', async ({page, baseURL, complaints}) => {
  expect(broken.length).toBeGreaterThanOrEqual(5);
  const {look, found} = watch(page, baseURL!, complaints);
  for (const {name, text} of broken) {
    for (const address of [
      `${sieves}#${asPart(text)}`,
      `${sieves}?drop=${asPart(text)}`,
      `/search?q=${asPart(text)}`,
    ]) {
      await open(page, address);
      await look(`${name} (${address.slice(-20)})`);
    }
  }
  expect(found).toEqual([]);
});

test('the path', async ({page, baseURL, complaints}) => {
  const {look, found} = watch(page, baseURL!, complaints);
  // Servers accept URLs of at most 8 to 16 KB. A URL that ends in .html would redirect (plain-host.spec.ts).
  const path = (text: string) =>
    asPart(text.slice(0, 1500))
      .slice(0, 7000)
      .replace(/\.html$/, '');
  // The message with which src/client/navigation/preload.ts refuses an unknown document
  const expected = /is not a page of this deployment/;
  let [opened, asked, moved, notFound] = [0, 0, 0, 0];
  for (const [place, {name, text}] of hostileInputs.entries()) {
    let input: Input | undefined;
    // Load the page for inputs that cannot be decoded, inputs that browsers rewrite, and a third of the others.
    const isRewritten = text.trim() !== text || text.includes('\\');
    if (broken.some((input) => input.name === name) || isRewritten || place % 3 === 0) {
      opened += 1;
      await open(page, `/docs/${path(text)}`);
    } else if (place % 9 === 1) {
      // For an unknown document, the router loads the page from the server.
      asked += 1;
      const loaded = page.waitForEvent('load');
      await moveTo(page, `/docs/${path(text)}`);
      await loaded;
      await hydrated(page);
      complaints.push(...complaints.splice(0).filter((complaint) => !expected.test(complaint)));
    } else {
      moved += 1;
      input = {address: `/nowhere/${path(text)}`};
    }
    await look(name, input);
    notFound += Number(/Page not found/i.test(await page.title()));
  }
  expect(found).toEqual([]);
  // The remaining inputs lead to an existing page, for example a path that consists of dots and slashes.
  expect(notFound).toBeGreaterThan(50);
  expect(Math.min(opened, moved)).toBeGreaterThanOrEqual(15);
  expect(asked).toBeGreaterThanOrEqual(5);
});

interface Tool {
  name: string;
  route: string;
  /** Selector of the tool's text field, if any. */
  field?: string;
  /** Query parameters that the tool reads. */
  parameters?: string[];
}

const places: Tool[] = [
  {name: 'file check', route: '/docs/mods/technical/SNBT', field: '[aria-label="Check your files"] textarea'},
  {
    name: 'duration tool',
    route: '/docs/mods/suite/Essentials/Durations',
    field: '[aria-label="Duration tool"] input',
  },
  {
    name: 'sieve calculator',
    route: sieves,
    field: '[aria-label="Sieve calculator"] input',
    parameters: ['item', 'from', 'n'],
  },
  {name: 'tool builder', route: tools, parameters: ['tool', 'compare']},
  {
    name: 'filter of a table',
    route: '/docs/mods/suite/Essentials/Commands',
    field: 'main input[type="search"]',
  },
  {
    name: 'filter of the drops',
    route: `${sieves}/sievable-blocks`,
    field: 'main input[type="search"]',
    parameters: ['drop'],
  },
];

for (const {name: place, route, field, parameters = []} of places) {
  test(`the ${place}`, async ({page, baseURL, complaints}) => {
    const {look, found} = watch(page, baseURL!, complaints);
    await open(page, route);
    for (const {name, text} of hostileInputs) {
      if (field !== undefined) {
        await look(`${name}, typed`, {field, text});
      }
      if (parameters.length > 0) {
        const query = parameters.map((parameter) => `${parameter}=${asPart(text)}`).join('&');
        await look(`${name}, in the address`, {address: `${route}?${query}`});
      }
    }
    expect(found).toEqual([]);
  });
}
