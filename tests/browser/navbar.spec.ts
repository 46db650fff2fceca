import type {Page} from '@playwright/test';
import {sections as allSections} from '../../src/config/sections';
import {site} from '../../src/config/site';
import {expect, hydrated, open, test} from './site';

const guide = '/docs/app/Instances/change-ram';

/** Sections with a tab in the navbar. */
const sections = allSections.filter(({tab}) => tab).map(({label, path}) => ({tab: label, route: path}));
/** A section with a sidebar but without a tab. */
const modpacks = allSections.find(({id}) => id === 'modpacks')!;

test.describe('sections', () => {
  for (const {tab, route} of sections) {
    test(`the ${tab} tab leads to its landing page and sidebar`, async ({page}) => {
      await open(page, '/');
      const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: tab, exact: true});
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === route);
      await expect(link).toHaveAttribute('aria-current', 'page');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await expect(sidebar).toBeVisible();
      await expect(sidebar.locator(`a[href="${route}"]`)).toBeVisible();
      const foreign = sections
        .filter((other) => other.route !== route)
        .map((other) => `a[href^="${other.route}/"]`);
      await expect(sidebar.locator(foreign.join(','))).toHaveCount(0);
    });
  }

  test('the modpacks section has a sidebar and no tab', async ({page}) => {
    await open(page, modpacks.path);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await expect(page.locator('.navbar').getByRole('link', {name: modpacks.label, exact: true})).toHaveCount(
      0,
    );
  });

  test('a sidebar category opens and closes, and others stay unchanged', async ({page}) => {
    await open(page, guide);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const closed = sidebar.locator('[aria-expanded="false"]');
    await expect(sidebar.getByRole('link', {name: /memory/i})).toHaveAttribute('aria-current', 'page');
    const before = await closed.count();
    await closed.first().click();
    await expect(closed).toHaveCount(before - 1);
    await sidebar.locator('[aria-expanded="true"]').first().click();
    await expect(closed).toHaveCount(before);
    await expect(page.getByRole('button', {name: /sidebar/i})).toHaveCount(0);
  });
});

test.describe('dropdowns', () => {
  test('the docs version is on documents only, with a label', async ({page}) => {
    const version = page.locator('.navbar').getByRole('button', {name: 'Docs version: Next'});
    await open(page, guide);
    await expect(version).toBeVisible();
    await open(page, '/');
    await expect(version).toBeHidden();
  });

  for (const {button, item} of [
    {button: 'Next', item: 'Next'},
    {button: 'English', item: 'English'},
  ]) {
    test(`${button} opens by mouse and by keyboard`, async ({page}) => {
      await open(page, guide);
      const toggle = page.locator('.navbar').getByRole('button', {name: button});
      const menu = page.locator('.dropdown', {has: page.getByRole('button', {name: button})}).locator('ul');
      await expect(menu).toBeHidden();
      await toggle.hover();
      await expect(menu.getByRole('link', {name: item, exact: true})).toBeVisible();
      await page.mouse.move(0, 500);
      await expect(menu).toBeHidden();
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('link', {name: item, exact: true})).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('the chosen version is stored', async ({page}) => {
    await open(page, guide);
    await page.locator('.navbar__items--right').getByRole('button', {name: 'Next'}).hover();
    await page.locator('.dropdown__menu').getByRole('link', {name: 'Next', exact: true}).click();
    await expect(page).toHaveURL(guide);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe('current');
  });
});

test('the source link leads to the public repository', async ({page}) => {
  await open(page, '/');
  const link = page.locator('.navbar').getByRole('link', {name: /source of this site/i});
  await expect(link).toHaveAttribute('href', site.repository);
});

test.describe('mobile sidebar', () => {
  for (const width of [360, 800]) {
    test(`opens and closes at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, guide);
      const sidebar = page.locator('.navbar-sidebar');
      await expect(sidebar).not.toBeInViewport();
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(sidebar).toBeInViewport();
      await page.getByRole('button', {name: 'Close navigation bar'}).click();
      await expect(sidebar).not.toBeInViewport();
    });
  }

  test('shows the section first and the main menu one step back', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    const section = sidebar.locator('.navbar-sidebar__item').last();
    await expect(section.locator('a[aria-current="page"]')).toBeInViewport();
    await sidebar.getByRole('button', {name: /back to main menu/i}).click();
    for (const {tab} of sections) {
      await expect(sidebar.getByRole('link', {name: tab, exact: true})).toBeInViewport();
    }
  });

  for (const {route, current} of [
    {route: guide, current: 'Change memory (RAM)'},
    {route: '/docs/app', current: 'Overview'},
  ]) {
    test(`marks one entry of each menu as the current page on ${route}`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 800});
      await open(page, route);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menus = page.locator('.navbar-sidebar__item');
      await expect(menus.last().locator('[aria-current="page"]')).toHaveText(current);
      await expect(menus.first().locator('[aria-current="page"]')).toHaveText('FTB App');
    });
  }

  test('closes when the viewport grows past 996 px', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('closes when a page is chosen', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await sidebar.locator('.navbar-sidebar__item').last().locator('a[href="/docs/app"]').click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page).toHaveURL('/docs/app');
  });
});

test.describe('hiding on scroll', () => {
  const scrollTo = (y: number) => `window.scrollTo(0, ${y})`;

  test('the navbar hides on scrolling down and returns on scrolling up', async ({page}) => {
    await page.setViewportSize({width: 360, height: 500});
    await open(page, guide);
    const navbar = page.locator('.navbar').first();
    await expect(navbar).toBeInViewport();
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await page.mouse.wheel(0, 300);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -150);
    await expect(navbar).toBeInViewport();
  });

  test('the navbar stays visible in a window with a sidebar', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, guide);
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(page.locator('.navbar').getByRole('button', {name: /search/i})).toBeInViewport({ratio: 1});
  });

  test('a hidden navbar returns on keyboard focus', async ({page}) => {
    await page.setViewportSize({width: 360, height: 500});
    await open(page, guide);
    const navbar = page.locator('.navbar').first();
    // Wait for a frame, because browsers fire only one scroll event per frame.
    await page.evaluate(
      () =>
        new Promise<void>((heard) => {
          window.addEventListener('scroll', () => requestAnimationFrame(() => heard()), {once: true});
          window.scrollTo(0, 250);
        }),
    );
    await page.evaluate(scrollTo(600));
    await expect(navbar).not.toBeInViewport();
    await navbar.locator('.navbar__inner .navbar__brand').focus();
    await expect(navbar).toBeInViewport();
  });
});

test.describe('colours', () => {
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

  test('the toggle cycles through light, dark and system, and each choice is kept after a reload', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, guide);
    const toggle = page
      .locator('.navbar')
      .getByRole('button', {name: /dark|light|system/i})
      .first();
    const seen = new Set<string>();
    const stored = () => page.evaluate(() => localStorage.getItem('theme'));
    expect(await theme(page)).toBe('dark');
    for (let press = 0; press < 3; press += 1) {
      const before = await page.locator('html').getAttribute('data-theme-choice');
      await toggle.click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', before ?? '');
      const choice = (await page.locator('html').getAttribute('data-theme-choice')) ?? '';
      seen.add(choice);
      expect(await stored()).toBe(choice === 'system' ? null : choice);
      expect(await theme(page)).toBe(choice === 'system' ? 'dark' : choice);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
    }
    expect([...seen].sort()).toEqual(['dark', 'light', 'system']);
  });

  test('without a stored choice the site follows the system, even while it is open', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, guide);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  for (const choice of ['light', 'dark']) {
    test(`a stored ${choice} applies before the first paint`, async ({page}) => {
      await page.emulateMedia({colorScheme: choice === 'light' ? 'dark' : 'light'});
      await page.addInitScript((stored) => {
        localStorage.setItem('theme', stored);
        const seen: (string | null)[] = [];
        Object.assign(window, {themesSeen: seen});
        // Record the theme from the moment when the container of the app, the first visible element, is parsed.
        new MutationObserver(() => {
          if (document.getElementById('__docusaurus')) {
            seen.push(document.documentElement.getAttribute('data-theme'));
          }
        }).observe(document, {
          childList: true,
          subtree: true,
          attributes: true,
          attributeFilter: ['data-theme'],
        });
      }, choice);
      await open(page, guide);
      const seen = await page.evaluate(() => (window as unknown as {themesSeen: string[]}).themesSeen);
      expect(new Set(seen)).toEqual(new Set([choice]));
    });
  }

  test('is dark without JavaScript', async ({browser, siteAddress}) => {
    const context = await browser.newContext({javaScriptEnabled: false, colorScheme: 'dark'});
    const page = await context.newPage();
    await page.goto(`${siteAddress}${guide}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [red = 255, green = 255, blue = 255] = (background.match(/\d+/g) ?? []).map(Number);
    expect((red + green + blue) / 3, `The background ${background} is not dark`).toBeLessThan(64);
    await context.close();
  });
});
