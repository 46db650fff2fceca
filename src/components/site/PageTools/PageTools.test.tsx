import {act, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import PageTools from '.';

const page = {title: 'Kits & "more"', path: '/docs/mods/A%20%26%20B', source: 'docs/mods/a-b.mdx'};
const writeText = vi.fn((_text: string) => Promise.resolve());

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('navigator', {clipboard: {writeText}});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  writeText.mockClear();
});

const press = async () => {
  render(<PageTools {...page} />);
  await act(async () => fireEvent.click(screen.getByRole('button', {name: 'Copy page'})));
  return screen.getByRole('status').textContent;
};

it('copies the Markdown export and confirms it', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('# Kits')));
  vi.stubGlobal('fetch', fetch);
  expect(await press()).toBe('Copied the page as Markdown');
  expect(fetch).toHaveBeenCalledWith('/docs/mods/A%20%26%20B.md');
  expect(writeText).toHaveBeenCalledWith('# Kits');
});

it.each([
  ['the export is not there', () => Promise.resolve(new Response('', {status: 404}))],
  ['the reader is offline', () => Promise.reject(new TypeError('offline'))],
])('explains what to do when %s', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect(await press()).toBe('Not copied. Open it as Markdown and copy it there');
  expect(writeText).not.toHaveBeenCalled();
});

it('links to an issue that names page and file, for a title with special characters', () => {
  render(<PageTools {...page} />);
  const href = screen.getByRole('link', {name: 'Was this page wrong or unclear?'}).getAttribute('href')!;
  const {searchParams} = new URL(href);
  expect(searchParams.get('title')).toBe('Wrong or unclear: Kits & "more"');
  expect(searchParams.get('body')).toContain('/docs/mods/A%20%26%20B\nFile: docs/mods/a-b.mdx');
});

it('offers no Markdown under npm start', () => {
  vi.stubEnv('NODE_ENV', 'development');
  render(<PageTools {...page} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', {name: 'View as Markdown'})).toBeNull();
});
