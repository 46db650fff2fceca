import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {sections} from '../config/sections';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Returns the six-digit hex colours of one theme, by token name. */
function coloursOf(theme: 'light' | 'dark'): Map<string, string> {
  const pairs = css.matchAll(/(--ftb-[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g);
  return new Map(Array.from(pairs, ([, name, light, dark]) => [name!, theme === 'light' ? light! : dark!]));
}

/** Returns the relative luminance as defined by WCAG 2.2. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Returns the contrast ratio as defined by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Computes `color-mix(in srgb, a share, b)`. */
function mix(a: string, b: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [x, y] = [a, b].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(x! * share + y! * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

const accents = sections.map(({id}) => `accent-${id}`);
const tones = ['note', 'tip', 'warning', 'danger'];
const syntax = ['comment', 'string', 'number', 'keyword', 'name'].map((name) => `syntax-${name}`);
const appTones = ['green', 'orange', 'red'].map((name) => `app-${name}`);

/** Text colours and the backgrounds they appear on. WCAG requires a contrast of 4.5:1. */
const text: [string[], string[]][] = [
  [
    ['text', 'muted', ...accents, ...tones],
    ['page', 'surface', 'raised'],
  ],
  [['text', 'muted', ...syntax], ['code']],
  [['text', ...syntax], ['mark']],
  [
    ['app-text', 'app-muted'],
    ['app-bar', 'app-side', 'app-page', 'app-panel', 'app-field'],
  ],
  // Text on filled buttons and numbers on badges
  [['app-ink'], ['app-green', 'app-orange', 'app-red']],
  [['on-accent'], accents],
  // Log lines and red menu entries
  [appTones, ['app-page', 'app-side', 'app-panel']],
];

/** Pairs for controls without text, such as switches. WCAG requires a contrast of only 3:1 for them. */
const shapes: [string[], string[]][] = [
  [
    ['line-strong', 'app-green'],
    ['app-page', 'app-panel', 'app-field'],
  ],
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const colours = coloursOf(theme);
  const colour = (name: string) =>
    colours.get(`--ftb-${name}`) ?? expect.fail(`--ftb-${name} is not a six-digit colour`);
  const pairs = (groups: [string[], string[]][]) =>
    groups.flatMap(([above, below]) => above.flatMap((a) => below.map((b) => [a, b] as const)));

  it.each(pairs(text))('%s is readable on %s', (a, b) =>
    expect(contrast(colour(a), colour(b))).toBeGreaterThanOrEqual(4.5),
  );
  it.each(pairs(shapes))('%s can be seen on %s', (a, b) =>
    expect(contrast(colour(a), colour(b))).toBeGreaterThanOrEqual(3),
  );

  // A note's background mixes its tone into the page colour, as in prose.css.
  it.each(tones)('title, text and links are readable in a box of %s', (tone) => {
    const box = mix(colour(tone), colour('page'), 0.09);
    for (const name of [tone, 'text', ...accents]) {
      expect(contrast(colour(name), box), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('theme-color in docusaurus.config.ts is the page colour of the dark theme', () => {
  const config = readFileSync(new URL('../../docusaurus.config.ts', import.meta.url), 'utf8');
  const [, frame] = /name: 'theme-color', content: '(#[0-9a-f]{6})'/.exec(config) ?? [];
  expect(
    frame,
    'docusaurus.config.ts: set `theme-color` to the dark colour of --ftb-page in src/css/tokens.css',
  ).toBe(coloursOf('dark').get('--ftb-page'));
});

it('the contrast ratio is computed correctly', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
