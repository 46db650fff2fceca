import {expect, it} from 'vitest';
import {withOwnStyles} from '.';
import {compileLoader} from '../../intent/compile';
import {createRules} from './rules';
import {propertiesIn, readStylesheet} from './stylesheet';
import {tokensOf} from './tokens';

const page = (body: string) => `<html><head><link rel=stylesheet href=/assets/css/a.css></head>${body}`;
const rules = (css: string, body: string) => readStylesheet(css).forPage(tokensOf(body), propertiesIn(body));

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
  ['what :not() takes away', 'p:not(.a){color:red}', '<p>', 'p:not(.a){color:red}'],
  ['one of :is()', ':is(.a,.b) p{color:red}', '<p class=b>', ':is(.a,.b) p{color:red}'],
  ['none of :is()', ':is(.a,.b) p{color:red}', '<p class=c>', ''],
  ['what stands in :is()', 'p:is(.a .b){color:red}', '<p class=b>', ''],
  ['an escaped name', '.md\\:row{color:red}', '<p class=md:row>', '.md\\:row{color:red}'],
  ['parts the HTML leaves out', 'tbody tr{color:red}', '<table>', 'tbody tr{color:red}'],
])('keeps the rules for %s', (_name, css, body, kept) => {
  expect(rules(css, body)).toBe(kept);
});

it('keeps conditions around rules, and none around nothing', () => {
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

it('keeps a custom property for as long as something reads it', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}p{top:var(--a)}i{top:var(--c)}';
  expect(rules(css, '<p>')).toBe(':root{--a:var(--b);--b:1px}p{top:var(--a)}');
  expect(rules(css, '<p style="left:var(--d)">')).toContain('--d:3px');
});

it('keeps an animation that is used', () => {
  const css = '@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}';
  expect(rules(css, '<p class=a>')).toBe(css);
  expect(rules(css, '<p class=b>')).toBe('');
});

it('keeps what is not about elements', () => {
  expect(rules('@font-face{font-family:a;src:url(/a.woff2)}', '<p>')).toContain('/a.woff2');
});

it('keeps what the loader may show', () => {
  const html = page(`<script>${compileLoader('/')}</script>`);
  const tokens = tokensOf(html);
  for (const token of [
    '.ftb-notice',
    '.DocSearch-Modal',
    '.DocSearch-Input',
    '.DocSearch-Prefill',
    'dialog',
    'button',
  ]) {
    expect(tokens).toContain(token);
  }
});

it('puts the rules in place of the link', () => {
  const html = withOwnStyles(page('<p class=a>'), (address) => {
    expect(address).toBe('/assets/css/a.css');
    return '.a::after{content:"</style>"}';
  });
  expect(html).toBe(
    '<html><head><style data-whole="/assets/css/a.css">.a::after{content:"<\\/style>"}</style></head><p class=a>',
  );
});

it('leaves a page without a style sheet alone', () => {
  expect(withOwnStyles('<p>', () => '')).toBe('<p>');
});

it('refuses two style sheets', () => {
  const two = page('<link rel="stylesheet" href="/assets/css/b.css">');
  expect(() => withOwnStyles(two, () => '')).toThrow('expects one style sheet');
});

it('works out once what pages need that have the same of what the style sheet names', () => {
  const css = '.a{top:0}.b{top:1px}:root{--c:2px;--d:3px}';
  const {forPage, answers} = createRules();
  const count = () => [...answers.values()].map(({rules}) => rules.size);
  expect(forPage(css, '<p class=a>')).toBe('.a{top:0}');
  expect(forPage(css, '<p class="a other"><i>')).toBe('.a{top:0}');
  expect(count()).toEqual([1]);
  expect(forPage(css, '<p class=b>')).toBe('.b{top:1px}');
  expect(forPage(css, '<p class=a style="top:var(--c)">')).toBe('.a{top:0}:root{--c:2px}');
  expect(forPage(css, '<p class=a style="top:var(--d)">')).toBe('.a{top:0}:root{--d:3px}');
  expect(count()).toEqual([4]);
  expect(forPage('.a{top:2px}', '<p class=a>')).toBe('.a{top:2px}');
  expect(count()).toEqual([4, 1]);
});

it('remembers what pages need, and forgets what no page asks for', () => {
  const css = '.a{top:0}.b{top:1px}';
  const first = createRules();
  first.forPage(css, '<p class=a>');
  const known = new Map(
    [...first.answers].map(([sheet, {tokens, rules}]) => [
      sheet,
      {tokens, rules: new Map([...rules].map(([key]) => [key, 'as before']))},
    ]),
  );
  const second = createRules(known);
  expect(second.forPage(css, '<p class="a new">')).toBe('as before');
  expect([first, second].map(({isNews}) => isNews())).toEqual([true, false]);
  expect(second.forPage(css, '<p class=b>')).toBe('.b{top:1px}');
  expect(second.forPage('.a{top:2px}', '<p class=a>')).toBe('.a{top:2px}');
  const third = createRules(second.answers);
  expect(third.forPage(css, '<p class=b>')).toBe('.b{top:1px}');
  expect([...third.answers.values()].map(({rules}) => rules.size)).toEqual([1]);
});
