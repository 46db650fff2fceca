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

/** Returns a message for each folder, example or README row that a registered component lacks. */
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
      lines.push(
        `registry.ts lists ${name}, but src/components/${folder}/index.tsx does not exist; create it`,
      );
    } else if (!new RegExp(`\\b${name}\\b`).test(read(index))) {
      lines.push(`${index} does not export ${name}; export it, or correct its entry in registry.ts`);
    }
    if (!new RegExp(`<${name}\\b`).test(shown)) {
      lines.push(`src/pages/gallery.mdx does not show <${name}>; add an example of every state`);
    }
    if (!new RegExp(`<${name}\\b|\`${name}\``).test(readme)) {
      lines.push(`src/components/README.md does not list ${name}; add a row with its purpose`);
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
        `src/components/registry.ts does not list ${folder}, so pages cannot use it; add "${folder}: {},"`,
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

  it('a folder without an entry', () =>
    expect(missing(copy, components)).toEqual([
      'src/components/registry.ts does not list Lamp, so pages cannot use it; add "Lamp: {},"',
    ]));

  it('an entry without an example and a row', () =>
    expect(missing(copy, {...components, Lamp: {}})).toEqual([
      'src/pages/gallery.mdx does not show <Lamp>; add an example of every state',
      'src/components/README.md does not list Lamp; add a row with its purpose',
    ]));

  it('nothing for a complete component', () => {
    appendFileSync(path.join(copy, 'src/pages/gallery.mdx'), '\n<Lamp />\n');
    appendFileSync(path.join(copy, 'src/components/README.md'), '\n| light | `<Lamp />` |\n');
    expect(missing(copy, {...components, Lamp: {}})).toEqual([]);
  });

  it('an entry without its folder', () =>
    expect(missing(copy, {...components, Lamp: {}, Torch: {folder: 'Lamp'}, Wick: {}})).toEqual(
      expect.arrayContaining([
        'src/components/Lamp/index.tsx does not export Torch; export it, or correct its entry in registry.ts',
        'registry.ts lists Wick, but src/components/Wick/index.tsx does not exist; create it',
      ]),
    ));
});
