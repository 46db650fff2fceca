import {describe, expect, it} from 'vitest';
import {root} from '../../src/cli/project';
import {readContent} from '../../src/content';

/** Labels of the sidebar below "FTB suite", where "FTB" before every one would only be in the way. */
const pages = readContent(root)
  .pages.filter(({file}) => /^docs\/mods\/suite\/(?!index\.)/.test(file))
  .map(({file, frontMatter: {data}}) => ({
    file,
    title: String(data.title),
    label: String(data.sidebar_label ?? data.title),
  }));

/** A mod's first page: a page of the folder itself, or the index of a folder in it. */
const mods = pages.filter(({file}) => /^docs\/mods\/suite\/(?:[^/]+|[^/]+\/index)\.mdx$/.test(file));

describe('labels of the suite in the sidebar', () => {
  it('leave out "FTB"', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(({label}) => label.startsWith('FTB '))).toEqual([]);
  });

  it.each(mods.map(({file, title, label}) => [file, title, label]))(
    '%s: "%s" is called by the name of its mod: "%s"',
    (_file, title, label) => expect(title.startsWith(`FTB ${label}`)).toBe(true),
  );
});
