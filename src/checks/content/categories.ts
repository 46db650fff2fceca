import {categorySchema} from '../../content/schemas';
import type {ContentModel} from '../../content';
import type {Category} from '../../content';
import type {Check, Problem} from '../types';
import {validate} from '../validate';

export const categories: Check = {
  name: 'categories',
  why: 'A misspelt key in _category_.json is ignored, and the folder shows up under its bare file name.',
  items: 'folders with pages',
  run({content}) {
    const folders = new Set(content.pages.map((page) => page.folder).filter((folder) => folder !== ''));
    const problems = content.categories.flatMap((category) => [
      ...checkFile(category),
      ...checkLink(category, content),
    ]);
    return {examined: folders.size, problems};
  },
};

function checkFile({file, content}: Category): Problem[] {
  if (!file.endsWith('.json')) {
    return [
      {
        file,
        found: 'a folder is described in YAML',
        allowed: '_category_.json',
        fix: 'rename the file and write it as JSON',
      },
    ];
  }
  return validate(file, content, categorySchema, '_category_.json');
}

/** Docusaurus finds the page by its id in the folder, or by its id from `docs`. */
function checkLink({file, folder, content}: Category, {pages}: ContentModel): Problem[] {
  const link = content.data.link as {type?: unknown; id?: unknown} | null | undefined;
  if (link?.type !== 'doc' || typeof link.id !== 'string') {
    return [];
  }
  const ids = new Set(pages.map((page) => page.file.replace(/^docs\//, '').replace(/\.mdx?$/, '')));
  if (ids.has(link.id) || ids.has(`${folder}/${link.id}`)) {
    return [];
  }
  const {line, column} = content.entries.get('link')!;
  return [
    {
      file,
      line,
      column,
      found: `link names the page "${link.id}", which does not exist`,
      fix: 'name a page of the folder, or leave "link" out',
    },
  ];
}
