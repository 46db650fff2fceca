import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {pageComponents} from '../remark/page-components';

const gallery = readFileSync(new URL('./gallery.mdx', import.meta.url), 'utf8');
const registry = readFileSync(new URL('../theme/MDXComponents/index.tsx', import.meta.url), 'utf8');
const drawings = ['AppScreen', 'GameScreen', 'QuestBook']
  .map((folder) => readFileSync(new URL(`../components/${folder}/index.ts`, import.meta.url), 'utf8'))
  .join('\n');

/** Every example: its source in a fence, then what stands below the fence. */
const examples = Array.from(gallery.matchAll(/^(`{3,})mdx\n([\s\S]*?)\n\1\n\n/gm), (match) => ({
  source: match[2]!,
  below: gallery.slice(match.index + match[0].length),
}));

const names = new Set([
  ...Object.keys(pageComponents),
  ...Array.from(
    registry.slice(registry.indexOf('export default')).matchAll(/^ {2}([A-Z]\w+),$/gm),
    ([, name]) => name!,
  ),
  ...Array.from(drawings.matchAll(/default as (\w+)/g), ([, name]) => name!),
  ...Array.from(drawings.matchAll(/export \{((?!default)[^}]*)\}/g), ([, list]) =>
    list!.split(',').map((name) => name.trim()),
  ).flat(),
]);

describe('gallery', () => {
  it('has examples and knows the registry', () => {
    expect(examples.length).toBeGreaterThan(30);
    expect(names.size).toBeGreaterThan(20);
  });

  it.each(examples.map(({source, below}) => [source.split('\n')[0], source, below]))(
    'shows what it prints: %s',
    (_first, source, below) => expect(below!.startsWith(`${source}\n`)).toBe(true),
  );

  it.each([...names])('shows <%s>', (name) =>
    expect(examples.some(({source}) => new RegExp(`<${name}\\b`).test(source))).toBe(true),
  );
});
