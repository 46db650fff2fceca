import {act, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import CopyPage from '.';

const path = '/docs/mods/A%20%26%20B';
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
  render(<CopyPage path={path} />);
  await act(async () => fireEvent.click(screen.getByRole('button', {name: 'Copy page'})));
  return screen.getByRole('status').textContent;
};

it('copies the Markdown export and confirms it', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('# Kits')));
  vi.stubGlobal('fetch', fetch);
  expect(await press()).toBe('Copied');
  expect(fetch).toHaveBeenCalledWith('/docs/mods/A%20%26%20B.md');
  expect(writeText).toHaveBeenCalledWith('# Kits');
});

it.each([
  ['the export is not there', () => Promise.resolve(new Response('', {status: 404}))],
  ['the reader is offline', () => Promise.reject(new TypeError('offline'))],
])('explains what to do when %s', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect(await press()).toBe('Not copied. Open the Markdown and copy it there');
  expect(writeText).not.toHaveBeenCalled();
});

it('offers no Markdown under npm start', () => {
  vi.stubEnv('NODE_ENV', 'development');
  render(<CopyPage path={path} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', {name: 'View as Markdown'})).toBeNull();
});
