import {apiFolder} from './api';
import type {SearchThemeConfig} from './search';

/** Response headers for matching paths, as in the `_headers` file of Cloudflare Pages and Netlify. */
export interface HeaderRule {
  /** Absolute path, including the base path. A trailing `*` matches any suffix. */
  path: string;
  headers: Record<string, string>;
}

/** URL of the script for click events that autocomplete-core 1.17.9 loads. */
const clickScript = 'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/** Returns the hosts and scripts of the search service that pages may use; none with the embedded engine. */
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
    // Hosts for searches (the main host, then its fallbacks) and for click events
    connect: [
      `https://${app}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
      ...(insights ? ['https://insights.algolia.io'] : []),
    ],
    // Only this script is allowed, because the host serves every npm package.
    script: insights ? [clickScript] : [],
  };
}

/**
 * Builds the content security policy. Scripts must come from the site or be inline scripts that the build
 * generated.
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
    // Pages contain critical CSS, and React sets inline styles. Unlike scripts, inline styles cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Small images are inlined in stylesheets.
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

/** One year in seconds, for `max-age`. */
const oneYear = 31_536_000;

/**
 * Returns all response headers that the host must add. HTML keeps the host's default caching: browsers
 * revalidate it on every request.
 * @param baseUrl base path with a leading and trailing slash
 * @param csp result of `contentSecurityPolicy`
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
      // Files in assets/ never change, because their names contain a hash: of the build for scripts of
      // documents, of the content for all other files.
      path: `${baseUrl}assets/*`,
      headers: {'Cache-Control': `public, max-age=${oneYear}, immutable`},
    },
    // Allows scripts on other sites to fetch the facts.
    {path: `${baseUrl}${apiFolder}/*`, headers: {'Access-Control-Allow-Origin': '*'}},
    {path: `${baseUrl}*.md`, headers: {'Content-Type': 'text/markdown; charset=utf-8'}},
  ];
}

/** Maximum line length that Cloudflare Pages accepts, in characters. */
const longestLine = 2000;

/**
 * Formats the rules in the syntax that both hosts support.
 * @throws Error for a line that Cloudflare would silently ignore
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: the line "${tooLong.trim().slice(0, 40)}…" has ${tooLong.length} characters; Cloudflare ignores lines over ${longestLine}. ` +
        'Each inline script adds 53 characters, so move inline scripts into files.',
    );
  }
  return `${lines.join('\n')}\n`;
}
