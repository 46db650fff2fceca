import {expect, it} from 'vitest';
import {attribute, findAll, isElement, parsePage} from '../../search/records/dom';
import {attributesOf, tagsOf} from './tags';

const pages = [
  '<!doctype html><html lang=en><head><title>a <b> c</title><script>if (a < b && c > d) x("</p>")</script><body>',
  '<body><a title="a > b" href=/x>y</a><a title=\'<script>alert("1")</script>\'>z</a><img alt="">',
  '<body><!-- <script>no()</script> --><p data-a="it\'s" class=it\'s>1 < 2, 2 <3</p><!----><b>x</b><!--><i>y</i>',
  '<body><script src=/a.js async></script><SCRIPT TYPE="module">b()</SCRIPT><style>a > b {}</style ><textarea><b></textarea>',
  '<body><script type = "application/ld+json">{"a": "<script>"}</script\n><input value = "<b>" disabled/><br/>',
  '<body><noscript><img src=/a.png></noscript><p a="1"b="2">',
];

it.each(pages)('reads the tags that a browser reads: %s', (html) => {
  const expected = findAll(parsePage(html), () => true).map((one) => ({
    name: one.tagName,
    attributes: Object.fromEntries(one.attrs.map(({name, value}) => [name, value])),
  }));
  const found = tagsOf(html).map((tag) => ({
    name: tag.name,
    attributes: Object.fromEntries(attributesOf(tag)),
  }));
  expect(found.length).toBeGreaterThan(1);
  // A browser adds those that were left out.
  const implied = expected.filter(({name}) => ['html', 'head', 'body'].includes(name));
  expect(found.filter(({name}) => !['html', 'head', 'body'].includes(name))).toEqual(
    expected.filter((one) => !implied.includes(one)),
  );
});

it.each(pages)('gives the text of scripts as it stands: %s', (html) => {
  const expected = findAll(parsePage(html), ({tagName}) => tagName === 'script').map((one) =>
    one.childNodes.map((child) => (isElement(child) || !('value' in child) ? '' : child.value)).join(''),
  );
  const scripts = tagsOf(html).filter(({name}) => name === 'script');
  expect(scripts.map(({text}) => text)).toEqual(expected);
  expect(scripts.map((tag) => attributesOf(tag).get('type'))).toEqual(
    findAll(parsePage(html), ({tagName}) => tagName === 'script').map((one) => attribute(one, 'type')),
  );
});

it('ends at a tag that is not closed', () => {
  expect(tagsOf('<p>a<a href="x>y').map(({name}) => name)).toEqual(['p', 'a']);
});
