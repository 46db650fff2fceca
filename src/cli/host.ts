/** Determines how Cloudflare Pages answers a request: with which file or redirect, and with which headers. */
import mime from 'mime';
import type {HeaderRule} from '../config/headers';
import {escapeExpression} from '../lib/expression';
import {decodePart} from '../lib/uri';

/** A line of a `_redirects` file. */
export interface RedirectRule {
  /** Percent-encoded path. */
  from: string;
  /**
   * Percent-encoded path, optionally with a hash. The placeholders `:splat` and `:name` stand for the text that
   * `from` has matched.
   */
  to: string;
  status: number;
}

export interface Redirect {
  status: number;
  location: string;
}

/** Parses a `_redirects` file in the format that `src/build/redirects` generates. */
export const parseRedirects = (text: string): RedirectRule[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/);
      return {from, to, status: Number(status)};
    });

/** Compiles the pattern of a rule: `*` matches any characters, `:name` matches one segment. */
const expressionOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map(escapeExpression)
      .join('(?<splat>.*)')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  );

/**
 * Applies the first matching rule.
 * @param path percent-encoded, without query
 * @param query query with `?`, or an empty string; inserted before the hash of the target
 */
export function redirectBy(
  rules: readonly RedirectRule[],
  path: string,
  query: string,
): Redirect | undefined {
  for (const {from, to, status} of rules) {
    const found = expressionOf(from).exec(path);
    if (found) {
      const target = to.replace(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
      return {status, location: target.replace(/(?=#|$)/, query)};
    }
  }
  return undefined;
}

/** Parses a `_headers` file in the format that `src/config/headers.ts` generates. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    if (/^\s/.test(line)) {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)!.headers[name] = value;
    } else {
      rules.push({path: line, headers: {}});
    }
  }
  return rules;
}

/**
 * Combines the headers of all rules that match a path.
 * @param path absolute path without query; percent-encoding makes no difference
 */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter((rule) => expressionOf(rule.path).test(path));
  return Object.assign({}, ...fitting.map(({headers}) => headers)) as Record<string, string>;
}

/** Encodes a path and collapses the slashes at its start, because `//name` would be the address of another host. */
const localAddress = (path: string) =>
  encodeURI(path.replace(/^[/\\]+/, '/')).replace(/[?#]/g, encodeURIComponent);

/**
 * Resolves a path as Cloudflare Pages does if no redirect rule applies: `/a` serves `a.html`, `/a/` serves `a/index.html`, and
 * other spellings redirect to these. Applies the rules in the order of `generateHandler` in cloudflare/workers-sdk,
 * packages/pages-shared/asset-server/handler.ts. tests/host compares the results with those of that code.
 * @param path percent-encoded absolute path as requested, without query
 * @param query query with `?`, or an empty string
 * @param exists returns whether the site contains a file, given as a decoded absolute path
 * @returns decoded absolute path of the file, or a redirect; undefined if the path does not exist
 */
export function fileFor(
  path: string,
  query: string,
  exists: (path: string) => boolean,
): string | Redirect | undefined {
  const name = decodePart(path);
  const to = (target: string) => ({status: 308, location: localAddress(target) + query});
  const without = (ending: string) => name.slice(0, -ending.length);

  if (name.endsWith('/')) {
    if (exists(`${name}index.html`)) return `${name}index.html`;
    if (name.endsWith('/index/')) return to(without('index/'));
    return exists(`${without('/')}.html`) ? to(without('/')) : undefined;
  }
  if (exists(name)) {
    if (name.endsWith('/index.html')) return to(without('index.html'));
    return name.endsWith('.html') && !exists(without('.html')) ? to(without('.html')) : name;
  }
  if (name.endsWith('/index')) return to(without('index'));
  if (exists(`${name}.html`)) return `${name}.html`;
  return exists(`${name}/index.html`) ? to(`${name}/`) : undefined;
}

/** Returns the media type for a file extension. Uses the same package as Cloudflare. */
export function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/**
 * Returns whether Cloudflare compresses files of a media type. It does not compress text/markdown.
 * @see https://developers.cloudflare.com/speed/optimization/content/compression/
 */
export const compresses = (type: string): boolean =>
  /^(?:text\/(?!markdown)|application\/(?:javascript|json|xml)|image\/svg)/.test(type);
