import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {site} from '@site/src/config/site';
import Announcement from '.';

const siteConfig = vi.hoisted(() => ({customFields: {} as {preview?: number}, themeConfig: {}}));
const close = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig})}));
vi.mock('@docusaurus/theme-common', async (original) => ({
  ...(await original<object>()),
  useThemeConfig: () => siteConfig.themeConfig,
}));
const pathname = vi.hoisted(() => ({current: '/'}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useAnnouncementBar: () => ({isActive: true, close}),
  useLocalPathname: () => pathname.current,
}));

beforeEach(() => {
  Object.assign(siteConfig, {customFields: {}, themeConfig: {}});
  pathname.current = '/';
});

it('is empty on the published site when nothing is announced', () => {
  const {container} = render(<Announcement />);
  expect(container.childElementCount).toBe(0);
});

it('names the pull request and links to it', () => {
  siteConfig.customFields.preview = 12;
  render(<Announcement />);
  const banner = screen.getByRole('region', {name: 'Preview'});
  expect(banner.textContent).toContain('Preview of pull request 12. Not reviewed, not published.');
  expect(screen.getByRole('link', {name: 'What it changes'}).getAttribute('href')).toBe(
    `${site.repository}/pull/12`,
  );
});

it('shows the announcement, and a button only if it may be closed', () => {
  const announcementBar = {content: 'Mind the <b>gap</b>', isCloseable: true};
  Object.assign(siteConfig, {themeConfig: {announcementBar}});
  const {rerender} = render(<Announcement />);
  expect(screen.getByRole('region', {name: 'Announcement'}).textContent).toBe('Mind the gap');
  fireEvent.click(screen.getByRole('button', {name: 'Close announcement'}));
  expect(close).toHaveBeenCalledOnce();
  announcementBar.isCloseable = false;
  rerender(<Announcement />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows no announcement on documents', () => {
  Object.assign(siteConfig, {themeConfig: {announcementBar: {content: 'Mind the gap'}}});
  pathname.current = '/docs/app';
  render(<Announcement />);
  expect(screen.queryByRole('region')).toBeNull();
});
