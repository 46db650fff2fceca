import {readFileSync} from 'node:fs';
import path from 'node:path';
import original from 'path-to-regexp';
import {expect, it} from 'vitest';
import pathToRegexp from './path-to-regexp';

const routes = readFileSync(path.join(__dirname, '../../checks/routes.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'));
const paths = ['*', '/', '/docs', '/docs/', '/a b & c', '/a.b$c[d]|e^f', '/Ü', ...routes];
const addresses = paths.flatMap((one) => [
  one,
  `${one}/`,
  `${one}/more`,
  `${one}more`,
  one.toUpperCase(),
  `/x${one}`,
  '',
]);
const flags = [true, false];
const options = flags.flatMap((end) =>
  flags.flatMap((strict) => flags.map((sensitive) => ({end, strict, sensitive}))),
);

it.each(options)('answers as the package does: %o', (option) => {
  expect(routes.length).toBeGreaterThan(100);
  const answers = (matcher: typeof pathToRegexp) =>
    paths.map((one) => {
      const keys: {name: number}[] = [];
      const pattern = matcher(one, keys, option);
      return [one, keys.map(({name}) => name), addresses.map((address) => pattern.exec(address)?.slice())];
    });
  expect(answers(pathToRegexp)).toEqual(answers(original as unknown as typeof pathToRegexp));
});

it.each(['/docs/:version', '/docs/(a|b)', '/docs/*', '/docs/a?'])('refuses the pattern %s', (pattern) => {
  expect(() => pathToRegexp(pattern, [], options[0]!)).toThrow(`"${pattern}"`);
});
