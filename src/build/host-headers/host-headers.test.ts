import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {parse} from 'parse5';
import {inlineScriptHashes} from '.';
import {contentSecurityPolicy, formatHeaders, headerRules, searchHosts} from '../../config/headers';
import {headersFor, parseHeaders} from '../../cli/host';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const embedded = searchHosts({engine: 'embedded', appId: 'X', insights: false});

describe('inlineScriptHashes', () => {
  it('hashes only scripts that run', () => {
    const html =
      '<script>var a="<b>"</script><script src=/a.js></script><script type="application/ld+json">{}</script><script type=module>b</script>';
    expect(inlineScriptHashes(parse(html))).toEqual([sha('var a="<b>"'), sha('b')]);
  });
});

describe('the policy', () => {
  it('allows only those inline scripts and no other site', () => {
    const policy = contentSecurityPolicy(["'sha256-a'"], embedded);
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https|\*)/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/https?:/g)).toBeNull();
  });

  it('adds the provider’s hosts, and those alone, for the hosted search', () => {
    const hosts = searchHosts({engine: 'hosted', appId: 'ABC', insights: false});
    expect(hosts).toEqual({
      connect: [
        'https://abc-dsn.algolia.net',
        'https://abc-1.algolianet.com',
        'https://abc-2.algolianet.com',
        'https://abc-3.algolianet.com',
      ],
      script: [],
    });
    expect(searchHosts({engine: 'hosted', appId: 'ABC', insights: true}).script).toHaveLength(1);
  });
});

describe('_headers', () => {
  const rules = headerRules('/', contentSecurityPolicy([], embedded));

  it('is read back as it was written', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  it('sets each header once per path, because hosts would join two', () => {
    for (const path of ['/', '/docs/app', '/assets/js/a.js', '/docs/app.md', '/assets/x.md']) {
      const fitting = rules.filter((rule) => Object.keys(headersFor(path, [rule])).length > 0);
      const names = fitting.flatMap(({headers}) => Object.keys(headers));
      expect(new Set(names).size, path).toBe(names.length);
    }
  });

  it('caches hashed files for a year, and pages not at all', () => {
    expect(headersFor('/assets/js/main.1234.js', rules)['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(headersFor('/docs/app', rules)).not.toHaveProperty('Cache-Control');
    expect(headersFor('/docs/app.md', rules)['Content-Type']).toBe('text/markdown; charset=utf-8');
    expect(headersFor('/docs/appXmd', rules)).not.toHaveProperty('Content-Type');
  });

  it('refuses a line that is too long for the host', () => {
    const many = Array.from({length: 60}, (_, index) => sha(String(index)));
    expect(() => formatHeaders(headerRules('/', contentSecurityPolicy(many, embedded)))).toThrow(
      /_headers: the line "Content-Security-Policy: default-src 'no…" has \d+ characters; Cloudflare ignores lines over 2000/,
    );
  });
});
