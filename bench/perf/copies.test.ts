import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {copiedRoute, copyPages, copySource, writeBigSite} from './copies';

it('copies the pages of each section', () => {
  expect(copiedRoute('/docs/mods', 2)).toBe('/docs/mods/copies/copy-2');
  expect(copiedRoute('/docs/mods/suite/A & B', 2)).toBe('/docs/mods/copies/copy-2/suite/A & B');
  expect(copiedRoute('/docs/modpacks', 2)).toBe('/docs/modpacks/copies/copy-2');
  expect([copiedRoute('/', 2), copiedRoute('/docs', 2), copiedRoute('/docs/tags/x', 2)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const page = {title: '', description: '', markdown: ''};
  const pages = [
    {...page, route: '/'},
    {...page, route: '/docs/app'},
  ];
  expect(copyPages(pages, 3).map(({route}) => route)).toEqual([
    '/',
    '/docs/app',
    '/docs/app/copies/copy-2',
    '/docs/app/copies/copy-3',
  ]);
});

it('changes a custom address, and gives a section’s landing page a position', () => {
  const source = '---\ntitle: A\nslug: /mods/A & B\nsidebar_position: 5\n---\n\nText';
  const moved = '---\ntitle: A\nslug: /mods/copies/copy-7/A & B\nsidebar_position: 5\n---\n\nText';
  expect(copySource(source, 'mods', 7, false)).toBe(moved);
  expect(copySource(source, 'mods', 7, true)).toBe(moved.replace('position: 5', 'position: 7'));
});

it('writes a project with copies of every section and its own cache folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-copies-'));
  const project = join(folder, 'project');
  const target = join(folder, 'big');
  const write = (file: string, text: string) => {
    mkdirSync(join(project, file, '..'), {recursive: true});
    writeFileSync(join(project, file), text);
  };
  try {
    ['docusaurus.config.ts', 'sidebars.ts', 'babel.config.js', 'tsconfig.json', 'package.json'].forEach(
      (file) => write(file, ''),
    );
    ['src/a.ts', 'static/robots.txt', 'node_modules/react/index.js', 'node_modules/.cache/x'].forEach(
      (file) => write(file, 'x'),
    );
    for (const section of ['app', 'marketplace', 'mods', 'modpacks', 'support']) {
      write(`docs/${section}/index.mdx`, '---\nsidebar_position: 5\n---\n');
    }
    write('docs/mods/suite/_category_.json', '{}');
    writeBigSite(project, target, 3);
    const read = (file: string) => readFileSync(join(target, file), 'utf8');
    expect(read('docs/mods/copies/copy-3/index.mdx')).toContain('sidebar_position: 3');
    expect(read('docs/mods/copies/copy-3/suite/_category_.json')).toBe('{}');
    expect(JSON.parse(read('docs/app/copies/_category_.json'))).toEqual({
      label: 'Copies',
      position: 9000,
    });
    expect(read('node_modules/react/index.js')).toBe('x');
    expect(() => read('node_modules/.cache/x')).toThrow();
    expect(() => read('docs/mods/copies/copy-3/copies/_category_.json')).toThrow();
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
