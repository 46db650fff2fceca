import {frontMatterSchema, staticPageSchema} from '../../content/schemas';
import type {Check} from '../types';
import {validate} from '../validate';

export const frontMatter: Check = {
  name: 'front-matter',
  why: 'A misspelt key is silently ignored, and a page without a description shows up empty in search results.',
  items: 'pages',
  run({content}) {
    const problems = content.documents.flatMap((page) => {
      const schema = page.kind === 'doc' ? frontMatterSchema : staticPageSchema;
      return validate(page.file, page.frontMatter, schema, 'front matter');
    });
    return {examined: content.documents.length, problems};
  },
};
