import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {articleOf} from '../../build/markdown-export/export-page';
import {attribute, childrenOf, findAll, hasClass, isElement, type Element, type Node} from '../../lib/dom';
import {silentTags} from '../../lib/silent-tags';
import {site as settings} from '../../config/site';
import {isBlock} from '../../search/records/text';
import {withoutEnding} from '../../lib/uri';
import type {BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

/** Content of a page or of its Markdown copy, split into comparable parts. */
interface Parts {
  text: string;
  /** The text without code. */
  prose: string;
  links: string[];
  code: string[];
  /** Number of cells in each row of every table. */
  rows: number[];
}

/** Returns whether the Markdown copy leaves out an element, such as a control. */
const silent = (element: Element) =>
  silentTags.has(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  ['tablist', 'status', 'img'].includes(attribute(element, 'role') ?? '') ||
  attribute(element, 'data-markdown') === 'off' ||
  hasClass(element, 'hash-link');

const squeezed = (text: string) =>
  text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the words in a string, in lower case and without surrounding punctuation. */
const wordsOf = (text: string) =>
  squeezed(text)
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);

/**
 * Returns the text of a node, including descriptions of pictures. Spaces separate blocks and, outside of code,
 * adjacent elements.
 */
function textBelow(node: Node, isCode = false): string {
  if (!isElement(node)) {
    return 'value' in node ? node.value : '';
  }
  const isPicture = attribute(node, 'role') === 'img' || node.tagName === 'img';
  if (isPicture) {
    return ` Picture: ${attribute(node, 'aria-label') ?? attribute(node, 'alt') ?? ''} `;
  }
  if (node.tagName === 'wbr') {
    return '';
  }
  if (node.tagName === 'br' || silent(node)) {
    return ' ';
  }
  const inCode = isCode || node.tagName === 'code' || node.tagName === 'pre';
  const inside = childrenOf(node).map((child, i, all) => {
    const touches = !inCode && i > 0 && isElement(child) && isElement(all[i - 1]!);
    return `${touches ? ' ' : ''}${textBelow(child, inCode)}`;
  });
  return isBlock(node) ? ` ${inside.join('')} ` : inside.join('');
}

/** Returns the elements with a tag name, except for elements that the copy leaves out. */
function shown(node: Node, tagName: string): Element[] {
  return childrenOf(node).flatMap((child) =>
    !isElement(child) || silent(child)
      ? []
      : [...(child.tagName === tagName ? [child] : []), ...shown(child, tagName)],
  );
}

function partsOfPage(article: Node, address: string): Parts {
  return {
    text: textBelow(article),
    prose: '',
    links: shown(article, 'a').map((link) => new URL(attribute(link, 'href') ?? '', address).href),
    code: shown(article, 'code').map((code) => squeezed(textBelow(code, true))),
    rows: shown(article, 'tr').map((row) =>
      findAll(row, ({tagName}) => tagName === 'td' || tagName === 'th').reduce(
        (sum, cell) => sum + Number(attribute(cell, 'colspan') ?? 1),
        0,
      ),
    ),
  };
}

const blocks = new Set([
  'paragraph',
  'heading',
  'listItem',
  'tableCell',
  'tableRow',
  'code',
  'break',
  'blockquote',
]);

function partsOfCopy(markdown: string): Parts {
  const parts: Parts = {text: '', prose: '', links: [], code: [], rows: []};
  const read = (node: Nodes): string => {
    if (node.type === 'link') parts.links.push(node.url);
    if (node.type === 'inlineCode' || node.type === 'code') parts.code.push(squeezed(node.value));
    if (node.type === 'tableRow') parts.rows.push(node.children.length);
    if (node.type === 'text' || node.type === 'image') {
      parts.prose += ` ${node.type === 'text' ? node.value : node.alt}`;
    }
    const inside =
      node.type === 'html'
        ? node.value.replace(/<br>/g, ' ')
        : 'value' in node
          ? node.value
          : 'alt' in node
            ? (node.alt ?? '')
            : 'children' in node
              ? node.children.map(read).join('')
              : '';
    return blocks.has(node.type) ? ` ${inside} ` : inside;
  };
  parts.text = read(unified().use(remarkParse).use(remarkGfm).parse(markdown));
  return parts;
}

/** Returns the items of `wanted` that are missing from `from`. Each occurrence counts separately. */
function missing<T>(from: readonly T[], wanted: readonly T[]): T[] {
  const left = [...from];
  return wanted.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Matches Markdown or HTML markup, which should not occur in plain text. */
const marks = /`|&#?\w+;/;

function compare(page: Parts, copy: Parts): string[] {
  const known = new Set(wordsOf(page.text));
  const glued = wordsOf(copy.text).filter((word) => !known.has(word));
  const left = new Set(wordsOf(copy.text));
  const [lost] = missing(copy.links, page.links);
  const [code] = missing(copy.code, page.code);
  const [mark] = marks.exec(copy.prose) ?? [];
  return [
    ...(mark === undefined ? [] : [`the copy contains the markup "${mark}" outside of code`]),
    ...[...new Set(glued)].map((word) => `the word "${word}" is not on the page`),
    ...[...known]
      .filter((word) => !left.has(word))
      .slice(0, 1)
      .map((word) => `the word "${word}" is missing`),
    ...(lost === undefined ? [] : [`the link to ${lost} is missing`]),
    ...(code === undefined ? [] : [`the code "${code}" is missing`]),
    ...(String(page.rows) === String(copy.rows)
      ? []
      : [`the table rows have ${copy.rows.join(' ')} cells instead of ${page.rows.join(' ')}`]),
  ];
}

function problemsOf({root, route, file}: BuiltPage, {folder, files}: BuiltSite): Problem[] | undefined {
  const copy = `${withoutEnding(file.replace(/^build\//, ''))}.md`;
  const article = articleOf(root);
  if (!article || !files.has(copy)) {
    return undefined;
  }
  const text = readFileSync(path.join(folder, copy), 'utf8');
  // The copy begins with title, description and address; the page shows only the title.
  const body = text.replace(/^(# .*\n)[\s\S]*?\nPage: <.*>\n/, '$1');
  return compare(partsOfPage(article, settings.url + encodeURI(route)), partsOfCopy(body)).map((found) => ({
    file: `build/${copy}`,
    found,
    allowed: 'the same words, links, code and tables as on the page',
    fix: 'extend src/build/markdown-export so that it converts the component with this content',
  }));
}

export const markdownCopies: Check = {
  name: 'markdown-copies',
  why: 'Programs read the copies instead of the pages, so merged words, missing links and broken tables lead to wrong answers.',
  items: 'Markdown copies',
  run({site}) {
    const found = site.pages.flatMap((page) => {
      const problems = problemsOf(page, site);
      return problems ? [problems] : [];
    });
    return {examined: found.length, problems: found.flat()};
  },
};
