import {site} from '@site/src/config/site';
import {expect, it} from 'vitest';
import {crashReportUrl, errorMessage} from './report';

const parsed = (url: string) => new URL(url).searchParams;

it('fills in page, browser and error', () => {
  const url = crashReportUrl('/docs/app?a=1&b=2#top', new Error('x is not a function'), 'Firefox/140');
  expect(url.startsWith(`${site.repository}/issues/new?`)).toBe(true);
  expect(parsed(url).get('title')).toBe('Page crashed: /docs/app?a=1&b=2#top');
  const body = parsed(url).get('body')!;
  expect(body).toContain('Page: /docs/app?a=1&b=2#top');
  expect(body).toContain('Browser: Firefox/140');
  expect(body).toContain('```text\nx is not a function\n```');
});

it('cuts a long message and keeps the fence closed', () => {
  const url = crashReportUrl('/', new Error('```'.repeat(5000)), 'x');
  const body = parsed(url).get('body')!;
  expect(body.length).toBeLessThan(1800);
  expect(body.match(/```/g)).toHaveLength(2);
  expect(url.length).toBeLessThan(8000);
});

it('cuts a long address, whose hash may contain anything', () => {
  const url = crashReportUrl(`/docs#${'%'.repeat(10_000)}`, new Error('x'), 'x');
  expect(parsed(url).get('title')).toMatch(/^Page crashed: \/docs#%+…$/);
  expect(url.length).toBeLessThan(8000);
});

it('lists the whole chain of causes, even a circular one', () => {
  const inner = new Error('inner');
  const outer = new Error('outer', {cause: inner});
  inner.cause = outer;
  expect(errorMessage(outer)).toBe('outer\n\nCaused by: inner');
});

it('turns anything thrown into text', () => {
  expect(errorMessage('just text')).toBe('just text');
  expect(errorMessage(undefined)).toBe('');
  expect(errorMessage(new TypeError())).toBe('TypeError');
});
