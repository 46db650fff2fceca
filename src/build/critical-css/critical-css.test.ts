import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {BuiltPage} from '../post/page';
import {criticalCss} from '.';
import {readStylesheet} from './stylesheet';
import {usedIn} from './tokens';

const rules = (css: string, body: string) => readStylesheet(css)(usedIn(parseFragment(body)));

it.each([
  ['a class', '.card{color:red}', '<p class=card>', '.card{color:red}'],
  ['a class that is not there', '.card{color:red}', '<p class=cards>', ''],
  ['all classes of a selector', '.a.b .c{color:red}', '<p class="a b"><i class="c">', '.a.b .c{color:red}'],
  ['one class of three missing', '.a.b .c{color:red}', '<p class="a b">', ''],
  ['a tag', 'P > a:hover{color:red}', '<p><a>', 'P > a:hover{color:red}'],
  ['an id', '#top{color:red}', "<p id='top'>", '#top{color:red}'],
  ['the selectors that can match', '.a,.b,.c{color:red}', '<p class=b>', '.b{color:red}'],
  [
    'attributes, which change',
    '[data-theme=dark] p[hidden]{color:red}',
    '<p>',
    '[data-theme=dark] p[hidden]{color:red}',
  ],
  ['everything', '*,::before{color:red}', '<p>', '*,::before{color:red}'],
  ['any arguments of :not() and :is()', 'p:not(.a):is(.b){color:red}', '<p>', 'p:not(.a):is(.b){color:red}'],
  ['an escaped name', '.md\\:row{color:red}', '<p class=md:row>', '.md\\:row{color:red}'],
  ['elements whose tags HTML may omit', 'tbody tr{color:red}', '<table>', 'tbody tr{color:red}'],
])('keeps the rules for %s', (_name, css, body, kept) => {
  expect(rules(css, body)).toBe(kept);
});

it('keeps at-rules around rules, but no empty ones', () => {
  const css =
    '@media print{.a{top:0}.b{top:0}}@media (width>1px){.b{top:0}@supports (color:red){.a{top:1px}}.c{top:0}}.a{left:0}';
  expect(rules(css, '<p class=a>')).toBe(
    '@media print{.a{top:0}}@media (width>1px){@supports (color:red){.a{top:1px}}}.a{left:0}',
  );
});

it('keeps the order of rules', () => {
  const css = '.a{top:0}@media print{.a{top:1px}}.a{top:2px}@media print{.a{top:3px}}';
  expect(rules(css, '<p class=a>')).toBe(css);
});

it('keeps a custom property only while something reads it', () => {
  const themes = '.dark{--b:2px;--c:1px}';
  const css = `:root{--a:var(--b);--b:1px;--c:2px;--d:3px}${themes}p{top:var(--a)}i{top:var(--c)}`;
  expect(rules(css, '<p>')).toBe(':root{--a:var(--b);--b:1px}p{top:var(--a)}');
  expect(rules(css, '<p style="left:var(--d)">')).toContain('--d:3px');
});

it('inlines a custom property with a single value', () => {
  const css =
    'html:root{--a:calc(2*var(--b))}:root{--b:1px}p{top:var(--a);margin:var(--b)var(--b)0 var(--b)}';
  expect(rules(css, '<p>')).toBe('p{top:calc(2*1px);margin:1px 1px 0 1px}');
});

it('inlines the value with the higher specificity, or the later one', () => {
  const css = 'html:root{--a:1px}:root{--a:2px;--b:1px}:root{--b:2px}p{top:var(--a);left:var(--b)}';
  expect(rules(css, '<p>')).toBe('p{top:1px;left:2px}');
});

it.each([
  ['a second value', ':root{--a:1px}.x{--a:2px}'],
  ['a value for some', '.x{--a:1px}'],
  ['a value in some windows', '@media print{:root{--a:1px}}'],
  ['no value', ''],
])('reads a custom property that has %s', (_name, setting) => {
  expect(rules(`${setting}p{top:var(--a)}`, '<p>')).toContain('p{top:var(--a)}');
});

it('keeps at-rules that match no elements', () => {
  const css = '@font-face{font-family:a;src:url(/a.woff2)}@keyframes turn{to{rotate:1turn}}';
  expect(rules(css, '<p>')).toBe(css);
});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(folder, 'assets/css'), {recursive: true});
  writeFileSync(path.join(folder, 'assets/css/a.css'), '.a::after{content:"</style>"}.b{top:0}');
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Runs the step on a page and returns the resulting HTML. */
function process(html: string): string {
  const page = new BuiltPage('index.html', html, '/base/');
  criticalCss({folder, baseUrl: '/base/'}).page(page);
  return page.text();
}

const link = '<link rel=stylesheet href=/base/assets/css/a.css>';

it('puts the rules in place of the link', () => {
  expect(process(`<html><head>${link}</head><p class=a>`)).toBe(
    '<html><head><style data-whole="/base/assets/css/a.css">.a::after{content:"<\\/style>"}</style></head><p class=a>',
  );
});

it.each(['.ftb-notice', '.DocSearch-Input', '.DocSearch-Prefill'])(
  'keeps rules for elements that the loader may add: %s',
  (name) => {
    writeFileSync(path.join(folder, 'assets/css/a.css'), `${name}{top:0}`);
    expect(process(link)).toContain(`${name}{top:0}`);
  },
);

it('leaves a page without a style sheet alone', () => {
  expect(process('<p>')).toBe('<p>');
});

it('rejects two stylesheets', () => {
  expect(() => process(link + link)).toThrow('second stylesheet');
});
