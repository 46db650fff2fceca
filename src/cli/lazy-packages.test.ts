import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {compilerOptions} from './build';
import {root} from './project';

/** Runs a script as builds are run. */
function run(script: string): unknown {
  const output = execFileSync(process.execPath, [...compilerOptions, '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

const bundler = `require('@docusaurus/bundler')`;
const minify = (type: string) =>
  `.getHtmlMinifier({type: '${type}'}).then(({minify}) => minify('<p>a  b</p>')).then(({code}) => console.log(JSON.stringify(code)))`;

it('loads a package when something asks for a part of it, and not before', () => {
  const loaded = (name: string) =>
    `Object.keys(require.cache).some((file) => file.includes('/node_modules/${name}/'))`;
  expect(
    run(
      `${bundler}; console.log(JSON.stringify([${loaded('webpackbar')}, ${loaded('html-minifier-terser')}, ${loaded('@babel/traverse')}, ${loaded('@docusaurus/bundler')}]))`,
    ),
  ).toEqual([false, false, false, true]);
  expect(run(`${bundler}${minify('terser')}`)).toBe('<p>a  b</p>');
});

it('does so in threads too', () => {
  const inThread = `new (require('node:worker_threads').Worker)(\`${bundler}; require('node:worker_threads').parentPort.postMessage(Object.keys(require.cache).some((file) => file.includes('/webpackbar/')))\`, {eval: true}).on('message', (found) => console.log(JSON.stringify(found)))`;
  expect(run(inThread)).toBe(false);
});

it('says of each package truly whether it was an ES module', () => {
  const require = createRequire(join(root, 'src/cli/any.cjs'));
  const {packages} = require('./lazy-packages.cjs') as {packages: Record<string, boolean>};
  expect(Object.keys(packages).length).toBeGreaterThan(0);
  for (const [name, isModule] of Object.entries(packages)) {
    expect(Boolean((require(name) as {__esModule?: boolean}).__esModule), name).toBe(isModule);
  }
});

it('leaves the options of two loaders unchecked, and no others', () => {
  const validatorOf = (name: string) =>
    `Object.keys(require.cache).some((file) => file.includes('/node_modules/schema-utils/')) || (require('${name}'), Object.keys(require.cache).some((file) => file.includes('/node_modules/schema-utils/')))`;
  expect(run(`console.log(JSON.stringify(${validatorOf('url-loader')}))`)).toBe(false);
  expect(run(`console.log(JSON.stringify(${validatorOf('file-loader')}))`)).toBe(false);
  expect(run(`console.log(JSON.stringify(${validatorOf('copy-webpack-plugin')}))`)).toBe(true);
});

it('minifies a page and its scripts as without, but for styles and data', () => {
  const script = (name: string) =>
    `<script data-of="${name}" >\n  (function () {\n    var first = 20;\n    window.answer = [first + 1, "</p>  $&"];\n  })();\n</script>`;
  const page = `<!DOCTYPE html>\n<html>\n<head>${script('a')}</head>\n<body><p class="a">a <b>b</b></p>${script('b')}</body></html>`;
  const styled = page.replace('</head>', '<style>p { top: 0 }</style></head>');
  const code = (html: string, load: string) =>
    run(
      `${load}.getHtmlMinifier({type: 'swc'}).then(({minify}) => minify(${JSON.stringify(html)})).then(({code}) => console.log(JSON.stringify(code)))`,
    ) as string;
  const without = execFileSync(
    process.execPath,
    [
      '--eval',
      `${bundler}.getHtmlMinifier({type: 'swc'}).then(({minify}) => minify(${JSON.stringify(page)})).then(({code}) => console.log(JSON.stringify(code)))`,
    ],
    {cwd: root, encoding: 'utf8'},
  );
  expect(code(page, bundler)).toBe(JSON.parse(without));
  expect(code(page, bundler)).toContain('<script data-of=b>window.answer=[21,');
  expect(code(styled, bundler)).toContain('<style>p { top: 0 }</style>');
});
