import type {Check} from '../types';

export const drafts: Check = {
  name: 'drafts',
  why: 'A draft is unchecked text; whoever finds it takes it for true.',
  items: 'pages',
  run({content, site}) {
    const found = content.pages.filter(({draft}) => draft);
    return {
      examined: content.pages.length,
      problems: found
        .filter(({draftRoute}) => draftRoute !== undefined && site.byRoute.has(draftRoute))
        .map(({file, draftRoute, frontMatter}) => ({
          file,
          line: frontMatter.entries.get('draft')!.line,
          found: `the draft is published at ${draftRoute}`,
          fix: 'build again; if it stays, another page has the same address',
        })),
      notes: [`${found.length} of them drafts`],
    };
  },
};
