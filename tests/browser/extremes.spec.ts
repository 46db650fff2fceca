/** Small windows, forced colours and long words: all content stays visible and distinguishable. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const addons = '/docs/marketplace/Addons';
const guide = '/docs/app/Instances/change-ram';
const sample = [
  '/',
  guide,
  '/docs/mods/suite/Essentials/Configuration',
  `${addons}/sieves-and-things/gettingstarted/sieves`,
  `${addons}/sieves-and-things/gettingstarted/meshes`,
  `${addons}/tinkers/Docs/Getting%20Started/tools`,
  `${addons}/tinkers/Docs/Getting%20Started/tier_1`,
];

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('at 400 %', () => {
  // The size in CSS pixels of a window of 1280 × 1024 pixels at 400 % zoom.
  test.use({viewport: {width: 320, height: 256}});

  for (const route of sample) {
    test(`${decodeURI(route)}: nothing is cut off, and sticky parts cover little of the window`, async ({
      page,
    }) => {
      await open(page, route);
      expect(await sideways(page)).toBe(0);
      /** Elements that hide overflowing content and cannot scroll. */
      const cut = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>('main *'))
          .filter((element) => {
            const {overflowX, clipPath} = getComputedStyle(element);
            return (
              element.clientWidth > 1 &&
              element.scrollWidth > element.clientWidth + 1 &&
              /hidden|clip/.test(overflowX) &&
              clipPath === 'none' &&
              !element.closest('svg, .visually-hidden')
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
      const covered = await page.evaluate(async () => {
        const most: number[] = [];
        const step = Math.max(400, document.documentElement.scrollHeight / 8);
        for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
          let rows = 0;
          for (let at = 2; at < innerHeight; at += 4) {
            const stuck = document
              .elementsFromPoint(innerWidth / 2, at)
              .some(
                (element) =>
                  /fixed|sticky/.test(getComputedStyle(element).position) &&
                  element.clientHeight < innerHeight,
              );
            rows += stuck && y > 0 ? 4 : 0;
          }
          most.push(rows);
        }
        return Math.max(...most);
      });
      // Sticky elements may cover at most a third of the window.
      expect(covered).toBeLessThanOrEqual(256 / 3);
    });
  }

  test('a heading that an address names is not covered', async ({page}) => {
    await open(page, guide);
    const id = await page.locator('main h2[id]').last().getAttribute('id');
    await open(page, `${guide}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expectUncovered(page, `#${id}`);
  });

  test('nothing covers the focused element', async ({page}) => {
    await open(page, guide);
    let stops = 0;
    for (; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) {
        break;
      }
      await expectUncovered(page, ':focus');
    }
    expect(stops).toBeGreaterThan(15);
  });
});

/** Expects at least part of the element to be visible. */
async function expectUncovered(page: Page, selector: string): Promise<void> {
  const hidden = await page.evaluate((css) => {
    const element = document.querySelector(css)!;
    const shown = Array.from(element.getClientRects()).some(({left, top, width, height}) =>
      [0.1, 0.5, 0.9].some((share) => {
        const front = document.elementFromPoint(left + width * share, top + height * share);
        return front !== null && (element.contains(front) || front.contains(element));
      }),
    );
    return shown ? undefined : element.outerHTML.slice(0, 120);
  }, selector);
  expect(hidden, 'This element is covered; move the elements in front of it').toBeUndefined();
}

test.describe('long words', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

  for (const route of [guide, sample[2]!, sample[3]!]) {
    test(`break at every width: ${decodeURI(route)}`, async ({page}) => {
      for (const width of [320, 360, 800, 1280]) {
        await page.setViewportSize({width, height: 800});
        await open(page, route);
        const replaced = await page.evaluate((text) => {
          const places =
            'h1, main h2, main h3, .markdown > p, .markdown > ul > li, .markdown > ol > li, main summary, caption, ' +
            '.markdown [tabindex="0"] > table :is(th, td), .menu__link, .table-of-contents__link, ' +
            '.breadcrumbs__link, .pagination-nav__label, .theme-admonition p';
          let count = 0;
          for (const element of Array.from(document.querySelectorAll(places))) {
            // Replace only the first text node, to keep the elements around it.
            const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
            if (first && !element.closest('svg, .visually-hidden')) {
              first.textContent = text;
              count += 1;
            }
          }
          return count;
        }, word);
        expect(replaced).toBeGreaterThan(20);
        expect(await sideways(page), `${width} px`).toBe(0);
      }
    });
  }
});

test.describe('a word of 24 letters in a table', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.slice(0, 24);
  const tables = [
    sample[2]!,
    '/docs/mods/suite/Essentials/Commands',
    '/docs/mods/suite/Quests/Developer/Commands',
    sample[5]!,
    sample[6]!,
  ];

  for (const route of tables) {
    test(`fits into any column at every width: ${decodeURI(route)}`, async ({page}) => {
      await open(page, route);
      for (const width of [600, 700, 800, 1000, 1280]) {
        await page.setViewportSize({width, height: 800});
        const {tried, wide} = await page.evaluate((text) => {
          const pageWidth = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
          const found = {tried: 0, wide: [] as string[]};
          // Tables in a scroll container may be wider than the text.
          for (const table of Array.from(document.querySelectorAll('.markdown table'))) {
            const row = table.closest('[tabindex="0"]') ? null : table.querySelector('tbody tr:has(td)');
            for (const cell of Array.from(row?.children ?? [])) {
              const before = Array.from(cell.childNodes);
              cell.replaceChildren(text);
              found.tried += 1;
              if (pageWidth() > 0) {
                found.wide.push(
                  `${table.querySelector('caption')?.textContent}: ${before.map((node) => node.textContent).join('')}`,
                );
              }
              cell.replaceChildren(...before);
            }
          }
          return found;
        }, word);
        expect(tried).toBeGreaterThan(2);
        expect(wide, `${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  /** Returns the computed styles that remain visible with forced colours. */
  const look = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const of = (pseudo?: string) => {
          const style = getComputedStyle(element, pseudo);
          return [
            style.color,
            style.backgroundColor,
            style.borderColor,
            style.borderWidth,
            style.borderStyle,
            style.fontWeight,
            style.textDecorationLine,
            style.content,
            style.forcedColorAdjust,
          ].join(' ');
        };
        return [of(), of('::before'), of('::after')].join(' | ');
      });

  test('the current page and controls are marked by more than a colour', async ({page}) => {
    await open(page, guide);
    const active = await look(page, '.theme-doc-sidebar-menu a[aria-current="page"]');
    const other = await look(
      page,
      '.theme-doc-sidebar-menu a.menu__link:not([aria-current]):not(.menu__link--active)',
    );
    expect(active).not.toBe(other);
    await expect(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]').first()).toBeVisible();
    for (const button of await page.locator('main button:visible, .navbar button:visible').all()) {
      const {border, name} = await button.evaluate((element) => ({
        border: parseFloat(getComputedStyle(element).borderTopWidth) + element.children.length,
        name: element.textContent,
      }));
      expect(
        border,
        `The button "${name}" has neither a border nor an icon with forced colours; add one`,
      ).toBeGreaterThan(0);
    }
  });

  test('the focus is visible on every kind of control', async ({page}) => {
    await open(page, `${addons}/sieves-and-things/gettingstarted/sieves`);
    let stops = 0;
    for (; stops < 40; stops += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const focused = document.activeElement!;
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(focused);
        return {
          shown:
            outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && outlineColor !== 'rgba(0, 0, 0, 0)',
          html: focused.outerHTML.slice(0, 120),
        };
      });
      expect(ring).toMatchObject({shown: true});
    }
    expect(stops).toBe(40);
  });

  test('sprites keep their colours, and the best chance is marked by more than one', async ({page}) => {
    await open(page, `${addons}/sieves-and-things/gettingstarted/sieves/sievable-blocks`);
    const sprites = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main table span'), (element) => getComputedStyle(element))
        .filter(({backgroundImage}) => backgroundImage.includes('url('))
        .map(({forcedColorAdjust}) => forcedColorAdjust),
    );
    expect(sprites.length).toBeGreaterThan(50);
    expect([...new Set(sprites)]).toEqual(['none']);
    const best = page.locator('main table b').first();
    await expect(best).toHaveCSS('text-decoration-line', 'underline');
    await expect(best).toHaveCSS('font-weight', '600');
    await expect(page.locator('main table').getByText('★').first()).toBeVisible();
  });
});
