import {apiFolder} from './api';
import type {SearchThemeConfig} from './search';

/** Headers of the answers for some paths, as `_headers` of Cloudflare Pages and Netlify says them. */
export interface HeaderRule {
  /** Absolute path with the base path; `*` at the end matches the rest. */
  path: string;
  headers: Record<string, string>;
}

/** As autocomplete-core 1.17.9 fetches it. */
const clickScript = 'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/** Hosts the search asks in the browser. None with the index that is built with the site. */
export function searchHosts({
  engine,
  appId,
  insights,
}: Pick<SearchThemeConfig, 'engine' | 'appId' | 'insights'>): {
  connect: string[];
  script: string[];
} {
  if (engine === 'embedded') {
    return {connect: [], script: []};
  }
  const app = appId.toLowerCase();
  return {
    // The read host first, then those the client turns to when it is down.
    connect: [
      `https://${app}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
      ...(insights ? ['https://insights.algolia.io'] : []),
    ],
    // The provider's click script, and only where click events are on: the host has the scripts of all the world.
    script: insights ? [clickScript] : [],
  };
}

/**
 * What pages may load and run. Scripts come from the site, or are one of the few inline ones that the build wrote.
 * @param scriptHashes `'sha256-…'` of each inline script
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  hosts: ReturnType<typeof searchHosts>,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...hosts.script],
    // React and the highlighter set styles on elements; a style runs nothing.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Small pictures are written into the styles.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** A year, as browsers want it before they keep it for good. */
const oneYear = 31_536_000;

/**
 * Every header that the host adds. HTML keeps the hosts' own rule: it is asked for again each time.
 * @param baseUrl base path with both slashes
 * @param csp value of `contentSecurityPolicy`
 */
export function headerRules(baseUrl: string, csp: string): HeaderRule[] {
  return [
    {
      path: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': csp,
        'Strict-Transport-Security': `max-age=${2 * oneYear}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-read=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    {
      // File names under assets/ carry a hash of their content, those of documents' scripts one of the build.
      path: `${baseUrl}assets/*`,
      headers: {'Cache-Control': `public, max-age=${oneYear}, immutable`},
    },
    // Facts for programs of others, also those that run on a page of another site.
    {path: `${baseUrl}${apiFolder}/*`, headers: {'Access-Control-Allow-Origin': '*'}},
    {path: `${baseUrl}*.md`, headers: {'Content-Type': 'text/markdown; charset=utf-8'}},
  ];
}

/** Longest line that Cloudflare Pages reads. */
const longestLine = 2000;

/**
 * The rules in the syntax that both hosts share.
 * @throws Error for a line that Cloudflare would drop without a word
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: the line "${tooLong.trim().slice(0, 40)}…" has ${tooLong.length} characters, allowed are ${longestLine}. ` +
        'Each inline script of a page adds 53; move scripts into files.',
    );
  }
  return `${lines.join('\n')}\n`;
}
