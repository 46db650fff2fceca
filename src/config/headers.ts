import {apiFolder} from './api';
import type {SearchThemeConfig} from './search';

/** Response headers for some paths, as in the `_headers` file of Cloudflare Pages and Netlify. */
export interface HeaderRule {
  /** Absolute path with the base path; `*` at the end matches the rest. */
  path: string;
  headers: Record<string, string>;
}

/** The address that autocomplete-core 1.17.9 fetches. */
const clickScript = 'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/** Hosts that the search contacts from the browser. None with the embedded engine. */
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
    // The read host first, then the fallback hosts.
    connect: [
      `https://${app}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
      ...(insights ? ['https://insights.algolia.io'] : []),
    ],
    // Only if click events are on, and only this script: the host serves every npm package.
    script: insights ? [clickScript] : [],
  };
}

/**
 * Returns what pages may load and run. Scripts come from the site, or are inline scripts that the build wrote.
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
    // Pages contain critical CSS, and React sets styles on elements. Styles cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Small pictures are inlined in the styles.
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

/** In seconds. */
const oneYear = 31_536_000;

/**
 * Every header that the host adds. HTML has the host's default: browsers revalidate it each time.
 * @param baseUrl base path with a slash at both ends
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
      // File names under assets/ contain a hash of the content; those of documents' scripts a hash of the build.
      path: `${baseUrl}assets/*`,
      headers: {'Cache-Control': `public, max-age=${oneYear}, immutable`},
    },
    // Facts for other programs, including those that run on a page of another site.
    {path: `${baseUrl}${apiFolder}/*`, headers: {'Access-Control-Allow-Origin': '*'}},
    {path: `${baseUrl}*.md`, headers: {'Content-Type': 'text/markdown; charset=utf-8'}},
  ];
}

/** The longest line that Cloudflare Pages reads, in characters. */
const longestLine = 2000;

/**
 * The rules in the syntax that both hosts share.
 * @throws Error for a line that Cloudflare would ignore silently
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
