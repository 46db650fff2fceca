import {createRequire} from 'node:module';
import {join} from 'node:path';
import {parse, serialize} from 'parse5';
import {expect, it, vi} from 'vitest';
import {root} from './project';

const {createMinifier} = createRequire(join(root, 'src/cli/any.cjs'))('./minify-page.cjs') as {
  createMinifier: (minifyScript: (code: string) => string) => (html: string) => string;
};
const minify = createMinifier((code) => code.trim());
const page = (body: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;
const small = (body: string) =>
  minify(page(body)).slice(page('').indexOf('<body>') - 2 + '<body>'.length, -'</body></html>'.length);

it.each([
  ['quotes', '<a class="b" href="/docs/">c</a>', '<a class=b href=/docs/>c</a>'],
  [
    'quotes that are needed',
    '<a class="b c" title="a=b" id="d>e">c</a>',
    '<a class="b c" title="a=b" id="d>e">c</a>',
  ],
  ['a value without text', '<a hidden="" class="">c</a>', '<a hidden class>c</a>'],
  [
    'a value with quotes',
    '<a data-a="{&quot;b&quot;:1}" title="it&#x27;s &quot;c&quot;">c</a>',
    `<a data-a='{"b":1}' title="it's &quot;c&quot;">c</a>`,
  ],
  ['a value in other quotes', `<a data-a='{"b":1}' title='c'>c</a>`, `<a data-a='{"b":1}' title=c>c</a>`],
  ['a slash that ends nothing', '<img src="/a/"/><br/>', '<img src=/a/><br>'],
  [
    'a slash that ends an element',
    '<svg><path d="M0"/><g/><path d="M 0"/></svg>',
    '<svg><path d=M0 /><g/><path d="M 0"/></svg>',
  ],
  [
    'references',
    '<p>it&#x27;s &quot;a&quot; &gt; b &amp; c &amp;amp; &lt;i&gt;</p>',
    `<p>it's "a" > b & c &amp;amp; &lt;i>`,
  ],
  ['React’s comments', '<p>a<!-- -->b<!--$--></p>', '<p>a<!-- -->b<!--$-->'],
  ['items of lists', '<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li>a<li><p>b</ul>'],
  ['an item that something follows', '<div><li>a</li>b</div>', '<div><li>a</li>b</div>'],
  ['terms', '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>', '<dl><dt>a<dd>b<dt>c<dd>d</dl>'],
  [
    'cells',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr><tr><td>d</td></tr></tbody></table>',
    '<table><thead><tr><th>a<tbody><tr><td>b<td>c<tr><td>d</table>',
  ],
  ['a paragraph in a link', '<a><p>b</p></a>', '<a><p>b</p></a>'],
  [
    'a paragraph before text',
    '<div><p>a</p>b<p>c</p><div>d</div></div>',
    '<div><p>a</p>b<p>c<div>d</div></div>',
  ],
  ['space', '<p>a <b>b</b> <i>c</i></p><pre>\n\n a</pre>', '<p>a <b>b</b> <i>c</i><pre>\n\n a</pre>'],
  [
    'what holds only text',
    '<textarea>&quot; <p class="a"></p></textarea><style>a > b { c: "d" }</style>',
    '<textarea>&quot; <p class="a"></p></textarea><style>a > b { c: "d" }</style>',
  ],
  [
    'data',
    '<script type="application/json"> {"a": "<p></p><p>"} </script>',
    '<script type=application/json> {"a": "<p></p><p>"} </script>',
  ],
])('makes %s small, and leaves the page what it is', (_name, body, expected) => {
  expect(small(body)).toBe(expected);
  expect(serialize(parse(minify(page(body))))).toBe(serialize(parse(page(body))));
});

it('takes space out of the head', () => {
  const html =
    '<!DOCTYPE html>\n<html>\n  <head>\n    <title data-rh="true">a  &amp; b</title>\n    <meta name="b" content="c d"/>\n  </head>\n<body>\n  <p>d</p></body></html>';
  expect(minify(html)).toBe(
    '<!DOCTYPE html><html><head><title data-rh=true>a  &amp; b</title><meta name=b content="c d"></head><body>\n  <p>d</body></html>',
  );
});

it('has each script minified once, and leaves those alone that no browser runs', () => {
  const minifyScript = vi.fn((code: string) => code.trim());
  const once = createMinifier(minifyScript);
  const script =
    '<script> a("</p>") </script><script src="/a.js"></script><script type="text/plain"> b </script>';
  for (let time = 0; time < 2; time += 1) {
    expect(once(page(script))).toContain(
      '<script>a("</p>")</script><script src=/a.js></script><script type=text/plain> b </script>',
    );
  }
  expect(minifyScript.mock.calls).toEqual([[' a("</p>") ']]);
});
