import {copyright, footerColumns, partners, socialLinks} from '@site/src/config/footer';
import {renderInSite} from '@site/tests/unit/render';
import {screen, within} from '@testing-library/react';
import {expect, it} from 'vitest';
import SiteFooter from './index';

it('renders every column, link and social service of the config under its name', () => {
  renderInSite(<SiteFooter year={2031} />);
  const footer = within(screen.getByRole('contentinfo'));
  for (const {title, links} of footerColumns) {
    const list = within(footer.getByRole('list', {name: title}));
    for (const {label, href} of links) {
      expect(list.getByRole('link', {name: label}).getAttribute('href')).toBe(href);
    }
  }
  for (const {label, href, note} of partners) {
    expect(footer.getByRole('link', {name: `${label} ${note}`}).getAttribute('href')).toBe(href);
  }
  const social = within(footer.getByRole('list', {name: 'Follow us'}));
  for (const {label, href} of socialLinks) {
    expect(social.getByRole('link', {name: label}).getAttribute('href')).toBe(href);
  }
  expect(footer.getByText(copyright(2031))).toBeTruthy();
});
