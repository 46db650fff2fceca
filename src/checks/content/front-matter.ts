import {frontMatterSchema, staticPageSchema} from '../../content/schemas';
import {mistakesIn} from '../../data/model/explain';
import type {Page} from '../../content';
import type {Check, Problem} from '../types';

export const frontMatter: Check = {
  name: 'front-matter',
  why: 'A misspelt key is silently ignored, search engines cannot describe a page without a description, and facts about a mod are valid only for certain versions.',
  items: 'pages',
  run({content}) {
    return {
      examined: content.documents.length,
      problems: [
        ...content.documents.flatMap(mistakesOf),
        ...content.documents.filter(lacksVersion).map(missingVersion),
      ],
    };
  },
};

/** Returns whether a page about a mod names no version of Minecraft in `verified_for`, although it must. */
const lacksVersion = ({file, frontMatter: {data}}: Page) =>
  file.startsWith('docs/mods/') && !/Minecraft \d/.test([data.verified_for ?? ''].flat().join(', '));

function missingVersion({file, frontMatter: {data, locate}}: Page): Problem {
  const allowed = 'the mod and Minecraft versions for which the page is valid';
  const example = 'FTB Ranks 2101.1.3, Minecraft 1.21.1';
  return data.verified_for === undefined
    ? {
        ...{file, line: 1, column: 1, allowed},
        found: 'verified_for is missing',
        fix: `add a line such as "verified_for: ${example}"`,
      }
    : {
        ...{file, ...locate(['verified_for']), allowed},
        found: 'verified_for contains no version of Minecraft',
        fix: `add the version to verified_for, as in "${example}"`,
      };
}

function mistakesOf({file, kind, frontMatter: {data, locate, problems}}: Page): Problem[] {
  if (problems.length > 0) {
    const fix =
      'write one "key: value" per line between two "---" lines; quote a value that contains ": " or starts with a special character';
    return problems.map(({line, column, reason}) => ({
      ...{file, line, column, fix},
      found: `front matter: ${reason}`,
    }));
  }
  const schema = kind === 'doc' ? frontMatterSchema : staticPageSchema;
  return mistakesIn(schema, data).map(({keys, message}) => {
    const found = message.includes(`"${String(keys[0])}"`) ? message : `${String(keys[0])}: ${message}`;
    return {
      file,
      ...locate(keys.slice(0, 1)),
      found,
      fix: 'correct the front matter; see src/content/schemas.ts',
    };
  });
}
