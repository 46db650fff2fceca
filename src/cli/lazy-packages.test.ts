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
  // One of them is only where its user finds it.
  const fromUser = createRequire(require.resolve('@docusaurus/faster'));
  for (const [name, isModule] of Object.entries(packages)) {
    expect(Boolean((fromUser(name) as {__esModule?: boolean}).__esModule), name).toBe(isModule);
  }
});

it('leaves the options of two loaders unchecked, and no others', () => {
  const validatorOf = (name: string) =>
    `Object.keys(require.cache).some((file) => file.includes('/node_modules/schema-utils/')) || (require('${name}'), Object.keys(require.cache).some((file) => file.includes('/node_modules/schema-utils/')))`;
  expect(run(`console.log(JSON.stringify(${validatorOf('url-loader')}))`)).toBe(false);
  expect(run(`console.log(JSON.stringify(${validatorOf('file-loader')}))`)).toBe(false);
  expect(run(`console.log(JSON.stringify(${validatorOf('copy-webpack-plugin')}))`)).toBe(true);
});

it('has pages minified by ours, and their scripts', () => {
  const page = `<!DOCTYPE html><html><head><script data-of="a">\n  (function () {\n    var first = 20;\n    window.answer = [first + 1, "</p>  $&"];\n  })();\n</script></head><body><p class="a">a <b>b</b></p></body></html>`;
  const code = run(
    `${bundler}.getHtmlMinifier({type: 'swc'}).then(({minify}) => minify(${JSON.stringify(page)})).then(({code}) => console.log(JSON.stringify(code)))`,
  );
  expect(code).toBe(
    '<!DOCTYPE html><html><head><script data-of=a>window.answer=[21,"</p>  $&"]</script></head><body><p class=a>a <b>b</b></body></html>',
  );
});
