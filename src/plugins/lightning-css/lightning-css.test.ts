import {expect, it} from 'vitest';
import {lightningLoaders} from '.';
import {compile} from './loader.mjs';

const read = (css: string, name = 'src/components/A/styles.module.css') =>
  compile(css, {
    name,
    isModule: name.endsWith('.module.css'),
    namesOf: (file) => `names(${JSON.stringify(file)})`,
  });

/** What the code for the names and for the sheet comes to. */
function run(css: string, name?: string) {
  const compiled = read(css, name);
  const names = (file: string) => ({box: `box-of-${file}`, '2 words': ''});
  const require = (file: string) => ({default: `/assets/${file.split('/').at(-1)}`});
  return new Function(
    'names',
    'require',
    `return {names: ${compiled.names}, css: (${compiled.css}).replace(/\\s+/g, ' ').trim()}`,
  )(names, require) as {names: Record<string, string>; css: string};
}

it('gives classes and animations a name of their own, by their file', () => {
  const one = run('@keyframes turn{to{rotate:1turn}}.a .b-c{animation:turn 1s}');
  expect(Object.keys(one.names)).toEqual(['a', 'b-c', 'turn']);
  for (const name of Object.values(one.names)) {
    expect(name).toMatch(/^(?:a|b-c|turn)_[\w-]{4}$/);
    expect(one.css).toContain(name);
  }
  expect(run('.a{top:0}').names.a).toBe(one.names.a);
  expect(run('.a{top:0}', 'src/components/B/styles.module.css').names.a).not.toBe(one.names.a);
});

it.each([
  ['what is global', ':global(html[data-os]) .a :global(.b){top:0}', 'html[data-os] .X .b { top: 0; }'],
  [
    'containers',
    '.a{container:drawing/inline-size}@container drawing (width<9rem){.a{top:0}}',
    'container: drawing / inline-size; } @container drawing (width < 9rem)',
  ],
  ['grid areas', '.a{grid-template-areas:"head foot"}.b{grid-area:head}', 'grid-template-areas: "head foot"'],
  ['custom properties', '.a{--tone:red;color:var(--tone)}', '--tone: red; color: var(--tone);'],
])('leaves the names of %s', (_what, css, kept) => {
  const made = run(css);
  expect(made.css).toContain(kept.replace('X', made.names.a ?? ''));
});

it('adds the classes that a class is composed of', () => {
  const {names, css} = run(".a{composes:box from '../box.module.css';top:0}.b{composes:a;left:0}");
  expect(names.a).toMatch(/^a_[\w-]{4} box-of-\.\.\/box\.module\.css$/);
  expect(names.b).toMatch(/^b_[\w-]{4} a_[\w-]{4}/);
  expect(css).not.toContain('composes');
});

it.each([
  ['url(mark.svg)', 'url("/assets/mark.svg")'],
  ["url('@generated/sheet.png')", 'url("/assets/sheet.png")'],
  ["url('/img/mark.svg')", 'url("/img/mark.svg")'],
  ['url(https://example.org/a.png)', 'url("https://example.org/a.png")'],
  [`url("data:image/svg+xml,%3Csvg fill='red'/%3E")`, `url("data:image/svg+xml,%3Csvg fill='red'/%3E")`],
])('finds the file of %s', (written, made) => {
  expect(run(`.a{background:${written}}`).css).toContain(made);
});

it('says where a mistake is', () => {
  expect(() => read('.a{top:0}\n.b{')).not.toThrow();
  expect(() => read('.a{top:0}\n.b:is(,{}')).toThrow(/^src\/components\/A\/styles\.module\.css:2:\d+: /);
  expect(() => read("@import './b.css';")).toThrow(
    /^src\/components\/A\/styles\.module\.css:1:\d+: @import in a CSS module/,
  );
});

it('takes the sheets that another imports before it, and leaves its names alone', () => {
  const {imports, css, names} = read(
    "@import './tokens.css';\n@import url(prose.css);\n.a{top:0}",
    'src/css/index.css',
  );
  expect(imports).toEqual(['./tokens.css', './prose.css']);
  expect(JSON.parse(css)).toMatch(/^\s*\.a \{\s+top: 0;\s+\}\s*$/);
  expect(names).toBe('{\n\n}');
});

it.each([
  "@import './print.css' print;",
  "@import 'https://example.org/a.css';",
  "@import './a.css' supports(top: 0);",
])('refuses %s', (css) => {
  expect(() => read(css, 'src/css/index.css')).toThrow(/^src\/css\/index\.css:1:\d+: @import of /);
});

it('takes the place of PostCSS', () => {
  const extract = {loader: 'extract'};
  const css = (modules?: object) => ({loader: '/node_modules/css-loader/dist/cjs.js', options: {modules}});
  const postcss = {loader: '/node_modules/postcss-loader/dist/cjs.js', options: {postcssOptions: {}}};
  const ours = (options: object) => ({loader: expect.stringMatching(/loader\.mjs$/) as string, options});
  expect(lightningLoaders([extract, css(), postcss])).toEqual([
    extract,
    ours({isModule: false, namesOnly: false}),
  ]);
  expect(lightningLoaders([extract, css({exportOnlyLocals: false}), postcss])).toEqual([
    extract,
    ours({isModule: true, namesOnly: false}),
  ]);
  expect(lightningLoaders([css({exportOnlyLocals: true})])).toEqual([
    ours({isModule: true, namesOnly: true}),
  ]);
  expect(lightningLoaders([{loader: '/node_modules/null-loader/dist/cjs.js'}])).toEqual([
    ours({isModule: false, namesOnly: true}),
  ]);
  expect(lightningLoaders([{loader: '/node_modules/url-loader/dist/cjs.js'}])).toBeUndefined();
});
