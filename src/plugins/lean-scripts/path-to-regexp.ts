/**
 * What the router asks of `path-to-regexp` 1.x, for the paths that this site has: plain text, or `*` for any. The package
 * also reads parameters and groups, and writes paths.
 * @param path of a route
 * @param keys gets one entry for `*`
 * @param options `end`: nothing may follow but a slash; `strict`: not even that; `sensitive`: case counts
 * @throws Error for a path that is neither
 */
export default function pathToRegexp(
  path: string,
  keys: {name: number}[],
  {end, strict, sensitive}: {end: boolean; strict: boolean; sensitive: boolean},
): RegExp {
  if (/[:()?+]|.\*/.test(path)) {
    throw new Error(
      `src/plugins/lean-scripts/path-to-regexp.ts reads no patterns in routes, as in "${path}". Take its line out of index.ts there.`,
    );
  }
  if (path === '*') {
    keys.push({name: 0});
  }
  const literal = path === '*' ? '(.*)' : path.replace(/[.\\^$|[\]{}/]/g, '\\$&');
  const closed = literal.endsWith('\\/');
  const route = strict ? literal : `${closed ? literal.slice(0, -2) : literal}(?:\\/(?=$))?`;
  const rest = end ? '$' : strict && closed ? '' : '(?=\\/|$)';
  return new RegExp(`^${route}${rest}`, sensitive ? '' : 'i');
}
