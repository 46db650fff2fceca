import {describe, expect, it} from 'vitest';
import {root} from '../../src/cli/project';
import {readContent} from '../../src/content';

/** Pages of the FTB suite. Their sidebar labels must not begin with "FTB". */
const pages = readContent(root)
  .pages.filter(({file}) => /^docs\/mods\/suite\/(?!index\.)/.test(file))
  .map(({file, frontMatter: {data}}) => ({
    file,
    title: String(data.title),
    label: String(data.sidebar_label ?? data.title),
  }));

/** Landing pages of mods: pages directly in the folder, and the indexes of its subfolders. */
const mods = pages.filter(({file}) => /^docs\/mods\/suite\/(?:[^/]+|[^/]+\/index)\.mdx$/.test(file));

describe('sidebar labels of the suite', () => {
  it('leave out "FTB"', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(({label}) => label.startsWith('FTB '))).toEqual([]);
  });

  it.each(mods.map(({file, title, label}) => [file, title, label]))(
    '%s: "%s" has the name of its mod: "%s"',
    (_file, title, label) => expect(title.startsWith(`FTB ${label}`)).toBe(true),
  );
});
