import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import redirectsPlugin, {formatRules, hostRules} from '.';
import {parseRedirects, redirectBy} from '../../cli/host';
import {redirects, resolveRedirect} from '../../config/redirects';
import {escapeExpression} from '../../lib/expression';

const routes = [
  '/404.html',
  '/',
  '/docs',
  '/docs/app',
  '/docs/app/Guides/install-modpack',
  '/docs/marketplace',
  '/docs/modpacks',
  '/docs/mods',
  '/docs/mods/suite/Ranks/API',
  '/docs/support',
  '/docs/tags',
];

/** Returns the final target of a URL. Follows chains of redirects like a browser. */
function follow(file: string, address: string): string | undefined {
  const found = redirectBy(parseRedirects(file), encodeURI(address), '');
  const target = found && decodeURI(found.location);
  return target === undefined || target.includes('#') ? target : (follow(file, target) ?? target);
}

describe('the written file', () => {
  let outDir: string;
  let file: string;
  beforeAll(async () => {
    outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
    await redirectsPlugin().postBuild!({outDir, baseUrl: '/', routesPaths: routes} as never);
    file = fs.readFileSync(path.join(outDir, '_redirects'), 'utf8');
  });
  afterAll(() => fs.rmSync(outDir, {recursive: true}));

  // A redirect to a section of a page.
  const moved = redirects.find(({from, to}) => from.startsWith('/docs/mods/') && to.includes('#'))!;
  it.each([
    ...redirects.filter(({from}) => !from.endsWith('/*')).map(({from, to}) => [from, to]),
    ['/mod-docs', '/docs'],
    ['/mod-docs/mods', '/docs/mods'],
    ['/mod-docs/mods/suite/Ranks/API', '/docs/mods/suite/Ranks/API'],
    ['/mod-docs/mods/suite/Ranks/Advanced Conditions', '/docs/mods/suite/Ranks/Advanced Conditions'],
    ['/mod-docs/1.21.1', '/docs'],
    ['/mod-docs/1.21.1/mods', '/docs/mods'],
    ['/mod-docs/1.21.1/mods/suite/Ranks/API', '/docs/mods/suite/Ranks/API'],
    ['/mod-docs/next/mods/technical/SNBT', '/docs/mods/technical/SNBT'],
    ['/mod-docs/21.x/support', '/docs/support'],
    ['/mod-docs/v1.20/app/Guides/install-modpack', '/docs/app/Guides/install-modpack'],
    // The first segment of a published route never counts as a version, even if a known segment follows.
    ['/mod-docs/mods/mods/x', '/docs/mods/mods/x'],
    // A URL with a version, whose target page has moved since then.
    [moved.from.replace('/docs', '/mod-docs/1.21.1'), moved.to],
    [moved.from.replace('/docs', '/mod-docs'), moved.to],
    ['/docs/app', undefined],
    ['/mod-docsx', undefined],
    ['/', undefined],
  ] as [string, string | undefined][])('sends %s to %s, and so does resolveRedirect', (from, to) => {
    expect(follow(file, from)).toBe(to);
    expect(resolveRedirect(from)).toBe(to);
  });

  it.each(['/mod-docs/', '/mod-docs/mods/', '/mod-docs/1.21.1/', '/mod-docs/1.21.1/mods/'])(
    'sends %s to the same page as without the slash',
    (from) => {
      expect(follow(file, from)?.replace(/\/$/, '')).toBe(resolveRedirect(from));
    },
  );

  it.each([
    ['/docs/app/index.html', '/docs/app'],
    ['/docs/index.html', '/docs'],
    ['/mod-docs/index.html', '/docs'],
    ['/mod-docs/mods.html', '/docs/mods'],
    ['/mod-docs/1.21.1/mods.html', '/docs/mods'],
    [`${moved.from}.html`, moved.to],
    [`${moved.from}/`, moved.to],
    [`${moved.from}/index.html`, moved.to],
    // Paths that the host redirects without a rule.
    ['/docs/app.html', undefined],
    ['/docs/app/', undefined],
    ['/index.html', undefined],
  ])('sends %s, an older spelling, to %s', (from, to) => {
    expect(follow(file, from)).toBe(to);
  });

  it('stays within the limits of Cloudflare Pages and puts exact rules first', () => {
    const lines = file.trim().split('\n').slice(1);
    const isDynamic = (line: string) => /[*:]/.test(line.split(' ')[0]!);
    const dynamic = lines.filter(isDynamic);
    expect(dynamic.length).toBeGreaterThan(0);
    expect(dynamic.length).toBeLessThanOrEqual(100);
    expect(lines.length).toBeLessThanOrEqual(2100);
    expect(lines.slice(lines.findIndex(isDynamic)).every(isDynamic)).toBe(true);
    lines.forEach((line) => {
      expect(line.length).toBeLessThanOrEqual(1000);
      expect(line.split(/\s+/)).toHaveLength(3);
    });
  });

  it('has a line for every redirect of the list', () => {
    for (const {from} of redirects) {
      expect(file).toMatch(new RegExp(`^${escapeExpression(from)} `, 'm'));
    }
  });
});

describe('hostRules', () => {
  it('puts the base path before both sides', () => {
    expect(hostRules([{from: '/old', to: '/docs#part'}], ['/docs'], '/preview/12/')).toEqual([
      {from: '/preview/12/old', to: '/preview/12/docs#part'},
      {from: '/preview/12/old/', to: '/preview/12/docs#part'},
      {from: '/preview/12/old.html', to: '/preview/12/docs#part'},
      {from: '/preview/12/old/index.html', to: '/preview/12/docs#part'},
      {from: '/preview/12/docs/index.html', to: '/preview/12/docs'},
    ]);
  });

  it('encodes spaces, which separate the columns', () => {
    const [rule] = hostRules([{from: '/old page', to: '/docs/Gadgets & Slime'}], [], '/');
    expect(formatRules([rule!])).toContain('\n/old%20page  /docs/Gadgets%20&%20Slime  301\n');
  });

  it('writes a file without rules when there are none', () => {
    expect(formatRules([]).split('\n')).toHaveLength(2);
  });
});
