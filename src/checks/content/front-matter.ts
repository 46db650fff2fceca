import {frontMatterSchema, staticPageSchema} from '../../content/schemas';
import type {Check} from '../types';
import {validate} from '../validate';

export const frontMatter: Check = {
  name: 'front-matter',
  why: 'A misspelt key is silently ignored, a page without a description shows up empty in search results, and facts about a mod hold for some versions only.',
  items: 'pages',
  run({content}) {
    const problems = content.documents.flatMap((page) => {
      const schema = page.kind === 'doc' ? frontMatterSchema : staticPageSchema;
      return validate(page.file, page.frontMatter, schema, 'front matter');
    });
    // Everything in Mods holds for a version of Minecraft.
    const silent = content.documents.filter(
      ({file, frontMatter: {data}}) =>
        file.startsWith('docs/mods/') &&
        data !== undefined &&
        !/Minecraft \d/.test([data.verified_for ?? ''].flat().join(', ')),
    );
    return {
      examined: content.documents.length,
      problems: [
        ...problems,
        ...silent.map(({file}) => ({
          file,
          line: 1,
          column: 1,
          found: 'verified_for names no version of Minecraft',
          allowed: 'the versions that a page of Mods holds for',
          fix: 'write verified_for: FTB Ranks 2101.1.3, Minecraft 1.21.1',
        })),
      ],
    };
  },
};
