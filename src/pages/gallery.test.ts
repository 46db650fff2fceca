import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const gallery = readFileSync(new URL('./gallery.mdx', import.meta.url), 'utf8');

/**
 * The examples in the gallery: each has its source in a code block, and the same source rendered below the block.
 * `src/components/registry.test.ts`
 * checks that every component has an example.
 */
const examples = Array.from(gallery.matchAll(/^(`{3,})mdx\n([\s\S]*?)\n\1\n\n/gm), (match) => ({
  source: match[2]!,
  below: gallery.slice(match.index + match[0].length),
}));

describe('gallery', () => {
  it('has examples', () => expect(examples.length).toBeGreaterThan(30));

  it.each(examples.map(({source, below}) => [source.split('\n')[0], source, below]))(
    'shows what it prints: %s',
    (_first, source, below) => expect(below!.startsWith(`${source}\n`)).toBe(true),
  );
});
