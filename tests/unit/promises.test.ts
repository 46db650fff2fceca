/** Checks that the tests, URLs and links listed in tests/promises.yaml exist. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import ts from 'typescript';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {root} from '../../src/cli/project';
import {copyright, footerColumns, partners, partnersTitle, socialLinks} from '../../src/config/footer';
import {resolveRedirect} from '../../src/config/redirects';
import {sections} from '../../src/config/sections';
import {readContent} from '../../src/content';

interface Promises {
  addresses: string[];
  tabs: string[];
  footer: {headings: string[]; links: string[]; hosts: string[]; social: string[]};
  promises: {id: string; promise: string; tests: Record<string, string | string[]>}[];
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const {addresses, tabs, footer, promises} = parse(read('tests/promises.yaml')) as Promises;

/** Returns the titles of all calls of `it`, `test` and `describe` in a file. Template literals are not evaluated. */
function titlesOf(file: string): Set<string> {
  const titles = new Set<string>();
  const nameOf = (callee: ts.Expression): string =>
    ts.isIdentifier(callee)
      ? callee.text
      : ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)
        ? nameOf(callee.expression)
        : '';
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(?:it|test|describe)$/.test(nameOf(node.expression))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteral(title)) {
        titles.add(title.text);
      } else if (title && ts.isTemplateLiteral(title)) {
        titles.add(title.getText().slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return titles;
}

describe('the table of promises', () => {
  it('names each promise once', () => {
    const ids = promises.map(({id}) => id);
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(promises)('names tests that exist: $id', ({tests}) => {
    expect(Object.keys(tests)).not.toEqual([]);
    for (const [file, named] of Object.entries(tests)) {
      const titles = titlesOf(file);
      const gone = [named].flat().filter((title) => !titles.has(title));
      expect(gone, `${file} has no tests with these names; correct the names in tests/promises.yaml`).toEqual(
        [],
      );
    }
  });
});

describe('addresses', () => {
  const {routes} = readContent(root, {bodies: false});

  it.each(addresses.map((address) => ({address})))('$address leads to a page', ({address}) => {
    const [route = ''] = (routes.has(address) ? address : (resolveRedirect(address) ?? '')).split('#');
    expect(
      routes.has(route),
      `${address} is neither a page nor a redirect to a page; add it to src/config/redirects.ts`,
    ).toBe(true);
  });
});

it('the navbar has a tab for each of the four sections', () => {
  expect(sections.filter(({tab}) => tab).map((section) => section.path)).toEqual(tabs);
});

it('the footer has the promised headings, links, hosts and social services', () => {
  const links = [...partners, ...footerColumns.flatMap((column) => column.links)].map(({href}) => href);
  const missing = {
    headings: footer.headings.filter(
      (heading) => ![partnersTitle, ...footerColumns.map(({title}) => title)].includes(heading),
    ),
    links: footer.links.filter((href) => !links.includes(href)),
    hosts: footer.hosts.filter((host) => !links.some((href) => href.startsWith(`https://${host}`))),
    social: footer.social.filter((icon) => !socialLinks.some((link) => link.icon === icon)),
  };
  expect(
    missing,
    'These parts of the footer are missing; add them to src/config/footer.ts, or remove them from tests/promises.yaml',
  ).toEqual({
    headings: [],
    links: [],
    hosts: [],
    social: [],
  });
  expect(copyright(2031)).toContain('2031');
});

it('the framework is Docusaurus 3.8.1', () => {
  expect(JSON.parse(read('node_modules/@docusaurus/core/package.json'))).toMatchObject({version: '3.8.1'});
});

describe('the configuration', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** Imports the configuration again, because it depends on environment variables. */
  async function configWith(strict: string) {
    vi.stubEnv('FTB_DOCS_STRICT', strict);
    const file = `../../docusaurus.config.ts?strict=${strict}`;
    return ((await import(file)) as {default: Config}).default;
  }

  it.each([
    ['', 'warn'],
    ['true', 'throw'],
  ])(
    'a broken link fails a build, a Markdown link or an anchor only warns (strict: "%s")',
    async (strict, rest) => {
      const {onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors} = await configWith(strict);
      expect([onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors]).toEqual(['throw', rest, rest]);
    },
  );

  it('titles have a vertical bar, shared links the picture of the site', async () => {
    const {titleDelimiter, themeConfig} = await configWith('');
    expect([titleDelimiter, themeConfig?.image]).toEqual(['|', 'img/social.png']);
  });
});
