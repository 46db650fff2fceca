import {categorySchema} from '../../content/schemas';
import type {Check} from '../types';
import {validate} from '../validate';

/** A file in YAML, and a `link` to a page that does not exist, are left to Docusaurus, which stops the build as well. */
export const categories: Check = {
  name: 'categories',
  why: 'A misspelt key in _category_.json stops the build.',
  items: 'folders with pages',
  run({content}) {
    const folders = new Set(content.pages.map((page) => page.folder).filter((folder) => folder !== ''));
    return {
      examined: folders.size,
      problems: content.categories.flatMap((category) =>
        validate(category.file, category.content, categorySchema, '_category_.json'),
      ),
    };
  },
};
