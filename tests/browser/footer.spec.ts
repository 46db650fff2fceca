import {copyrightYear} from '../../src/config/year';
import {expect, open, test} from './site';

/**
 * The footer as it was agreed, written down a second time on purpose: a link that vanishes from the config
 * vanishes from the page without anyone noticing.
 */
const columns: Record<string, Record<string, string>> = {
  'Proudly partnered with': {
    BisectHosting: 'https://bisecthosting.com/ftb',
    Overwolf: 'https://overwolf.com',
    'Minecraft Marketplace': 'https://go.ftb.team/mc-marketplace',
  },
  'Feed The Beast': {
    Blog: 'https://feed-the-beast.com/blog',
    Contribute: 'https://github.com/ftbteam',
    Support: 'https://feed-the-beast.com/support',
    Servers: 'https://forum.feed-the-beast.com/servers',
    Status: 'https://status.feed-the-beast.com',
    'Contact us': 'https://feed-the-beast.com/support#contact',
  },
  Content: {
    'FTB App': 'https://feed-the-beast.com/ftb-app',
    Modpacks: 'https://feed-the-beast.com/modpacks',
    'Server Files': 'https://feed-the-beast.com/modpacks/server-files',
    Wiki: 'https://go.ftb.team/wiki',
    Mods: 'https://feed-the-beast.com/mods',
    Forums: 'https://forum.feed-the-beast.com',
    GitHub: 'https://github.com/ftbteam',
  },
  Resources: {
    Privacy: 'https://feed-the-beast.com/policies/privacy-notice',
    'Terms of Service': 'https://feed-the-beast.com/policies/terms-and-conditions',
    'Forum Rules': 'https://feed-the-beast.com/policies/forum-rules',
    Cookies: 'https://feed-the-beast.com/policies/cookie-policy',
    Policies: 'https://feed-the-beast.com/policies',
  },
  Docs: {'FTB App': '/docs/app', Mods: '/docs/mods', Support: '/docs/support'},
};

const social = {
  Discord: 'https://go.ftb.team/discord',
  Bluesky: 'https://go.ftb.team/bsky',
  Twitter: 'https://go.ftb.team/twitter',
  Instagram: 'https://go.ftb.team/instagram',
  Twitch: 'https://go.ftb.team/twitch',
  YouTube: 'https://go.ftb.team/youtube',
  Facebook: 'https://go.ftb.team/facebook',
  GitHub: 'https://go.ftb.team/github',
};

test('the footer has every column and every link', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const expected = [
    ...Object.values(columns).flatMap((links) => Object.values(links)),
    ...Object.values(social),
  ];
  expect([...hrefs].sort()).toEqual([...expected].sort());
  for (const [title, links] of Object.entries(columns)) {
    const heading = footer.getByText(title, {exact: true});
    await expect(heading).toBeVisible();
    // The smallest box around the heading that also holds a link is its column.
    const column = footer
      .locator(':has(a)')
      .filter({has: page.getByText(title, {exact: true})})
      .last();
    expect(await column.getByRole('link').count(), title).toBe(Object.keys(links).length);
    for (const [label, href] of Object.entries(links)) {
      await expect(column.getByRole('link', {name: label}), `${title}: ${label}`).toHaveAttribute(
        'href',
        href,
      );
    }
  }
});

test('the social links have names', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of Object.entries(social)) {
    const link = footer.locator(`a[href="${href}"]`);
    await expect(link).toHaveAccessibleName(new RegExp(name, 'i'));
  }
});

test('links to other sites name no opener, links to ours stay on the page', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const link of await footer.locator('a[href^="https:"][target="_blank"]').all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await footer.locator('a[href="/docs/app"]').click();
  await expect(page).toHaveURL('/docs/app');
});

test('the copyright line shows the year of the build', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${copyrightYear()} Feed The Beast Ltd`);
});
