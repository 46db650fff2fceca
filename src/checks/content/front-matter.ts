import {frontMatterSchema} from '../../content/schemas';
import type {Check} from '../types';
import {validate} from '../validate';

export const frontMatter: Check = {
  name: 'front-matter',
  why: 'A misspelt key is silently ignored, and a page without a description shows up empty in search results.',
  items: 'pages',
  run({content}) {
    const problems = content.pages.flatMap((page) =>
      validate(page.file, page.frontMatter, frontMatterSchema, 'front matter'),
    );
    return {examined: content.pages.length, problems};
  },
};
