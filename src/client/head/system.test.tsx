import {afterEach, expect, it, vi} from 'vitest';
import {markSystem} from './system';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.removeAttribute('data-os');
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'linux'],
  // Readers on a phone most likely play on Windows.
  ['Mozilla/5.0 (Linux; Android 14)', 'windows'],
  ['', 'windows'],
])('%s is %s', (userAgent, system) => {
  vi.stubGlobal('navigator', {userAgent});
  markSystem();
  expect(document.documentElement.dataset.os).toBe(system);
  expect(localStorage.getItem('docusaurus.tab.os')).toBe(system);
});

it('prefers the stored choice to the user agent', () => {
  localStorage.setItem('docusaurus.tab.os', 'macos');
  vi.stubGlobal('navigator', {userAgent: 'X11; Linux'});
  markSystem();
  expect(document.documentElement.dataset.os).toBe('macos');
});

it('does nothing if storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(markSystem).not.toThrow();
  expect(document.documentElement.dataset.os).toBeUndefined();
});
