import {frontMatterSchema, staticPageSchema} from '../../content/schemas';
import {mistakesIn} from '../../plugins/structured-data/explain';
import type {Page} from '../../content';
import type {Check, Problem} from '../types';

export const frontMatter: Check = {
  name: 'front-matter',
  why: 'A misspelt key is silently ignored, a page without a description shows up empty in search results, and facts about a mod hold for some versions only.',
  items: 'pages',
  run({content}) {
    const problems = content.documents.flatMap(mistakesOf);
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

function mistakesOf({file, kind, frontMatter: {data, entries, problems}}: Page): Problem[] {
  if (problems.length > 0) {
    const quotes =
      'write one "key: value" a line; put a value that contains ": " or starts with a sign in quotes';
    return problems.map(({line, column, reason, fix = quotes}) => ({
      ...{file, line, column, fix},
      found: `front matter cannot be read: ${reason}`,
    }));
  }
  const schema = kind === 'doc' ? frontMatterSchema : staticPageSchema;
  return mistakesIn(schema, data).map(({keys: [key], message}) => {
    const {line, column} = entries.get(String(key)) ?? {line: 1, column: 1};
    const found = message.includes(`"${String(key)}"`) ? message : `${String(key)}: ${message}`;
    return {file, line, column, found, fix: 'correct the front matter'};
  });
}
