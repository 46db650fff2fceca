import {copyright, footerColumns, partners, partnersTitle, socialLinks} from '../../src/config/footer';
import {copyrightYear} from '../../src/config/year';
import {expect, open, test} from './site';

test('the footer has every column and every link of the configuration, and no other', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const columns = [{title: partnersTitle, links: partners}, ...footerColumns];
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const expected = [...columns.flatMap(({links}) => links), ...socialLinks].map(({href}) => href);
  expect([...hrefs].sort()).toEqual([...expected].sort());
  for (const {title, links} of columns) {
    const heading = footer.getByRole('heading', {name: title, exact: true});
    await expect(heading).toBeVisible();
    const column = footer.getByRole('list', {name: title, exact: true});
    expect(await column.getByRole('link').count(), title).toBe(links.length);
    for (const {label, href} of links) {
      await expect(column.getByRole('link', {name: label}), `${title}: ${label}`).toHaveAttribute(
        'href',
        href,
      );
    }
  }
});

test('the social links have names', async ({page}) => {
  await open(page, '/');
  const list = page.getByRole('contentinfo').getByRole('list', {name: 'Follow us'});
  for (const {label, href} of socialLinks) {
    await expect(list.locator(`a[href="${href}"]`)).toHaveAccessibleName(label);
  }
});

test('links to other sites have no opener, and internal links use the router', async ({page}) => {
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
  await expect(page.getByRole('contentinfo')).toContainText(copyright(copyrightYear()));
});
