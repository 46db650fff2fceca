import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {builtFile} from './source';
import {compareWithSource, peerSource, starlightSidebar} from './starlight';
import type {OurSidebars} from './starlight';

const page = {
  route: '/docs/mods/A & B',
  title: 'A *star*: "B"',
  description: 'About: it',
  markdown: '## Oil\n\nText\n',
};

describe('a page for a peer', () => {
  it('keeps its address, title and description', () => {
    expect(peerSource(page)).toBe(
      '---\ntitle: "A *star*: \\"B\\""\ndescription: "About: it"\nslug: "docs/mods/A & B"\n---\n\n## Oil\n\nText\n',
    );
  });

  it('is a page without a sidebar when it is the home page', () => {
    expect(peerSource({...page, route: '/'})).toContain('template: "splash"');
  });
});

describe('sidebars', () => {
  const sidebars: OurSidebars = {
    app: [
      {label: 'Overview', href: '/docs/app/'},
      {
        label: 'Guides',
        href: '/docs/app/Guides & more',
        items: [{label: 'Start', href: '/docs/app/Getting%20Started'}],
      },
    ],
  };

  it('become groups in one sidebar, where a group is no link', () => {
    expect(starlightSidebar(sidebars)[0]).toEqual({
      label: 'FTB App',
      items: [
        {label: 'Overview', link: '/docs/app'},
        {
          label: 'Guides',
          items: [
            {label: 'Guides', link: '/docs/app/Guides & more'},
            {label: 'Start', link: '/docs/app/Getting Started'},
          ],
        },
      ],
    });
  });
});

describe('what a peer built', () => {
  let folder: string;
  const write = (html: string) => {
    mkdirSync(join(folder, page.route), {recursive: true});
    writeFileSync(join(folder, page.route, 'index.html'), html);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  it('passes when everything is there', () => {
    write('<main><h2>On this page</h2><div class="content-panel"><h1>A</h1><h2>Oil</h2></div></main>');
    expect(builtFile(folder, page.route)).toBe(`${page.route}/index.html`);
    expect(() => compareWithSource(folder, [page])).not.toThrow();
  });

  it('fails with the page that misses something, and with a page that is not there', () => {
    write('<div class="content-panel"><h1>A</h1></div>');
    expect(() => compareWithSource(folder, [page])).toThrow(
      /on 1 of 1 pages:\n\/docs\/mods\/A & B: \{"headings":2,.*"headings":1,/,
    );
    expect(() => compareWithSource(folder, [{...page, route: '/docs/x'}])).toThrow('/docs/x: not built');
  });
});
