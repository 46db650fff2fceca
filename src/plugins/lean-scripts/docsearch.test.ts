import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {withOwnResults} from './docsearch';

const published = readFileSync(
  createRequire(import.meta.url).resolve('@docsearch/react/dist/esm/index.js'),
  'utf8',
);

it('gives the dialog another screen of results, and changes nothing else', () => {
  const code = withOwnResults(published, '@site/results');
  const [first, ...rest] = code.split('\n');
  expect(first).toBe('import {Results} from "@site/results";');
  const [drawn, ...more] = rest.join('\n').split('createElement(Results,');
  expect(more).toHaveLength(1);
  const stock = /createElement\(\w+,$/.exec(published.slice(0, published.length - more[0]!.length))?.[0];
  expect(stock).toBeDefined();
  expect(drawn + stock! + more[0]!).toBe(published);
});

it('says what to compare when the package looks different', () => {
  const choice = 'x({},{translations:n.noResultsScreen})):e.createElement(a,b):e.createElement(c,b)';
  expect(withOwnResults(choice, './results')).toContain('e.createElement(Results,b):');
  expect(() => withOwnResults('', './results')).toThrow('<ResultsScreen>');
  expect(() => withOwnResults(`${choice};${choice}`, './results')).toThrow('<ResultsScreen>');
});
