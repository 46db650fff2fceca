import {render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import PreviewBanner from '.';

const customFields = vi.hoisted(() => ({}) as {preview?: number});
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {customFields}})}));

it('is not there on the published site', () => {
  const {container} = render(<PreviewBanner />);
  expect(container.childElementCount).toBe(0);
});

it('names the pull request and leads to it', () => {
  customFields.preview = 12;
  render(<PreviewBanner />);
  const banner = screen.getByRole('region', {name: 'Preview'});
  expect(banner.textContent).toContain('Preview of pull request 12. Not reviewed, not published.');
  expect(screen.getByRole('link', {name: 'What it changes'}).getAttribute('href')).toBe(
    'https://github.com/FTBTeam/docs/pull/12',
  );
});
