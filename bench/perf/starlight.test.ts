import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {sectionOf} from '../../src/config/sections';
import {builtFile} from './source';
import {checkComplete, peerSource, starlightSidebar} from './starlight';
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

  it('has no sidebar if it is the home page', () => {
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

  it('become groups in one sidebar, where a group is not a link', () => {
    expect(starlightSidebar(sidebars)[0]).toEqual({
      label: sectionOf('/docs/app')!.label,
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

it('a build of a peer is complete, or an error names the missing pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  try {
    mkdirSync(join(folder, page.route), {recursive: true});
    writeFileSync(join(folder, page.route, 'index.html'), '');
    expect(builtFile(folder, page.route)).toBe(`${page.route}/index.html`);
    expect(() => checkComplete(folder, [page])).not.toThrow();
    expect(() => checkComplete(folder, [page, {...page, route: '/docs/x'}])).toThrow(
      'Starlight did not build 1 of 2 pages. See its output above for errors in:\n/docs/x',
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
