import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {
  leanDocSearch,
  withOwnResults,
  withOwnState,
  withoutEarlyLayout,
  withoutSelectionEachTime,
  withoutSpreadHelpers,
} from './docsearch';

const published = readFileSync(
  createRequire(import.meta.url).resolve('@docsearch/react/dist/esm/index.js'),
  'utf8',
);

it('replaces five places of the published dialog', () => {
  const code = leanDocSearch(published, '@site/results', '@site/take-state');
  expect(code.split('\n')[0]).toBe(
    'import {Results} from "@site/results";import {takeState} from "@site/take-state";',
  );
  expect(code.split('createElement(Results,')).toHaveLength(2);
  expect(code.split('requestAnimationFrame((function(){V.current&&(V.current.scrollTop=0)}))')).toHaveLength(
    2,
  );
  expect(code).toMatch(/onStateChange:function\((\w)\)\{takeState\(\1,\w\)\}/);
  expect(code).toMatch(
    /useState\(\(function\(\)\{return "undefined"!=typeof window\?window\.getSelection\(\)/,
  );
  expect(code).not.toContain('getOwnPropertyDescriptors(');
});

it('gives the dialog another screen of results, and changes nothing else', () => {
  const [drawn, ...more] = withOwnResults(published).split('createElement(Results,');
  expect(more).toHaveLength(1);
  const stock = /createElement\(\w+,$/.exec(published.slice(0, published.length - more[0]!.length))?.[0];
  expect(stock).toBeDefined();
  expect(drawn + stock! + more[0]!).toBe(published);
});

it('spreads objects as before', () => {
  const helper =
    /function \w+\(e\)\{for\(var t=1;t<arguments\.length.*?return e\}/.exec(published)?.[0] ?? '';
  const [, name] = /function (\w+)/.exec(withoutSpreadHelpers(helper)) ?? [];

  const spread = new Function(`${withoutSpreadHelpers(helper)} return ${name};`)() as typeof Object.assign;
  expect(spread(spread({}, {a: 1, b: 2}), {}, {b: 3}, null, undefined)).toEqual({a: 1, b: 3});
});

it('says what to compare when the package looks different', () => {
  const choice = 'x({},{translations:n.noResultsScreen})):e.createElement(a,b):e.createElement(c,b)';
  expect(withOwnResults(choice)).toContain('e.createElement(Results,b):');
  expect(() => withOwnResults('')).toThrow('<ResultsScreen>');
  expect(() => withOwnResults(`${choice};${choice}`)).toThrow('<ResultsScreen>');
  expect(() => withOwnState('')).toThrow('onStateChange');
  expect(() => withoutEarlyLayout('')).toThrow('dropdownRef');
  expect(() => withoutSelectionEachTime('')).toThrow('getSelection');
  expect(() => withoutSpreadHelpers('')).toThrow('{...object}');
  expect(() => withoutSpreadHelpers(`${published};a=Object.getOwnPropertyDescriptors?1:2`)).toThrow('Babel');
});
