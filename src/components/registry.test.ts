import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '../content/files';
import {components, importOf, type Registered} from './registry';

const root = path.join(__dirname, '../..');

/** Returns what is missing for a component, as messages for the person who adds it. */
function missing(site: string, registry: Readonly<Record<string, Registered>>): string[] {
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const readme = read('src/components/README.md');
  const shown = read('src/pages/gallery.mdx') + read('src/pages/items.mdx');
  const lines: string[] = [];
  for (const [name, {folder = name}] of Object.entries(registry)) {
    const index = ['index.tsx', 'index.ts']
      .map((file) => `src/components/${folder}/${file}`)
      .find((file) => existsSync(path.join(site, file)));
    if (index === undefined) {
      lines.push(`registry.ts names ${name}, but there is no src/components/${folder}/index.tsx; add it`);
    } else if (!new RegExp(`\\b${name}\\b`).test(read(index))) {
      lines.push(`${index} exports no ${name}; export it, or correct its line in registry.ts`);
    }
    if (!new RegExp(`<${name}\\b`).test(shown)) {
      lines.push(`no <${name}> in src/pages/gallery.mdx; add an example of every state`);
    }
    if (!new RegExp(`<${name}\\b|\`${name}\``).test(readme)) {
      lines.push(`no ${name} in src/components/README.md; add a row with its purpose`);
    }
  }
  const folders = new Set(Object.entries(registry).map(([name, {folder = name}]) => folder));
  const sources = listFiles(path.join(site, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({file, text: read(`src/${file}`)}));
  for (const folder of readdirSync(path.join(site, 'src/components')).filter((name) =>
    /^[A-Z]\w+$/.test(name),
  )) {
    const isPart = sources.some(
      ({file, text}) =>
        !file.startsWith(`components/${folder}/`) && new RegExp(`/${folder}(?:/\\w+)*'`).test(text),
    );
    if (!folders.has(folder) && !isPart) {
      lines.push(
        `src/components/${folder} is in no line of src/components/registry.ts, so no page can place it; add "${folder}: {},"`,
      );
    }
  }
  return lines;
}

it('is complete for each component', () => {
  expect(Object.keys(components).length).toBeGreaterThan(50);
  expect(missing(root, components)).toEqual([]);
});

it('returns how a module imports a component', () => {
  expect(importOf('Steps')).toEqual({from: '@site/src/components/Steps', isDefault: true});
  expect(importOf('Card')).toEqual({from: '@site/src/components/Cards', isDefault: false});
  expect(importOf('Lamp')).toBeUndefined();
});

describe('adding a component', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(path.join(os.tmpdir(), 'component-'));
    ['components', 'pages', 'theme', 'client'].forEach((folder) => {
      if (existsSync(path.join(root, 'src', folder))) {
        cpSync(path.join(root, 'src', folder), path.join(copy, 'src', folder), {recursive: true});
      }
    });
    mkdirSync(path.join(copy, 'src/components/Lamp'));
    writeFileSync(path.join(copy, 'src/components/Lamp/index.tsx'), 'export default function Lamp() {}\n');
  });
  afterAll(() => rmSync(copy, {recursive: true}));

  it('a folder without a line', () =>
    expect(missing(copy, components)).toEqual([
      'src/components/Lamp is in no line of src/components/registry.ts, so no page can place it; add "Lamp: {},"',
    ]));

  it('a line without an example and a row', () =>
    expect(missing(copy, {...components, Lamp: {}})).toEqual([
      'no <Lamp> in src/pages/gallery.mdx; add an example of every state',
      'no Lamp in src/components/README.md; add a row with its purpose',
    ]));

  it('nothing for a complete component', () => {
    appendFileSync(path.join(copy, 'src/pages/gallery.mdx'), '\n<Lamp />\n');
    appendFileSync(path.join(copy, 'src/components/README.md'), '\n| light | `<Lamp />` |\n');
    expect(missing(copy, {...components, Lamp: {}})).toEqual([]);
  });

  it('a line without its folder', () =>
    expect(missing(copy, {...components, Lamp: {}, Torch: {folder: 'Lamp'}, Wick: {}})).toEqual(
      expect.arrayContaining([
        'src/components/Lamp/index.tsx exports no Torch; export it, or correct its line in registry.ts',
        'registry.ts names Wick, but there is no src/components/Wick/index.tsx; add it',
      ]),
    ));
});
