import {expect, it} from 'vitest';
import {decodePath} from '../lib/uri';
import {mendEscapes} from './address';

it.each([
  ['/docs/app', '/docs/app'],
  ['/docs/Gadgets%20%26%20Slime', '/docs/Gadgets%20%26%20Slime'],
  ['#%C3%BC', '#%C3%BC'],
  ['%', '%25'],
  ['100%&%C3%BC', '100%25&%C3%BC'],
  ['%E0%A4%A', '%25E0%25A4%25A'],
  ['%zz%41', '%25zz%41'],
  ['%ED%A0%80', '%25ED%25A0%2580'],
  ['%25', '%25'],
])('mends %s to %s', (text, mended) => {
  expect(mendEscapes(text)).toBe(mended);
  expect(() => decodeURIComponent(mended)).not.toThrow();
});

it('decodes a path, and returns an undecodable one unchanged', () => {
  expect(decodePath('/docs/Advanced%20Conditions')).toBe('/docs/Advanced Conditions');
  expect(decodePath('/docs/100%')).toBe('/docs/100%');
});
