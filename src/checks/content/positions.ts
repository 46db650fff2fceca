import type {ContentModel, Page} from '../../content';
import type {LocatedYaml} from '../../lib/yaml';
import type {Check, Problem} from '../types';

/** An entry in the sidebar. */
interface Item extends Pick<Problem, 'line' | 'column'> {
  /** Parent folder, relative to `docs`. */
  folder: string;
  file: string;
  position: unknown;
}

export const positions: Check = {
  name: 'positions',
  why: 'Sidebar entries with the same position can change order between builds, and entries without a position come last.',
  items: 'pages and folders',
  run({content}) {
    const entries = content.pages.filter((page) => !standsForFolder(page));
    const folders = foldersWithPages(content).filter((folder) => !isSection(folder));
    const found = folders.map((folder) => ({folder, item: itemOfFolder(folder, content)}));
    const items = [
      ...entries.map(({folder, file, frontMatter}) => itemOf(folder, file, frontMatter, 'sidebar_position')),
      ...found.flatMap(({item}) => item ?? []),
    ];
    return {
      examined: content.pages.length + folders.length,
      problems: [
        ...found.filter(({item}) => item === undefined).map(({folder}) => withoutPosition(folder)),
        ...duplicates(items),
      ],
    };
  },
};

/**
 * Returns whether a page has no sidebar entry of its own, because the entry of its folder links to it. This applies
 * to every index page except that of a section.
 */
const standsForFolder = (page: Page) => page.isIndex && page.folder !== '' && !isSection(page.folder);

/**
 * Returns whether a folder is directly below `docs`. These folders have separate sidebars, so they need no position.
 */
const isSection = (folder: string) => !folder.includes('/');

/** Returns every folder in a sidebar, including folders that contain only folders. */
function foldersWithPages({pages}: ContentModel): string[] {
  const folders = pages.flatMap(({folder}) =>
    folder.split('/').map((_, index, names) => names.slice(0, index + 1).join('/')),
  );
  return [...new Set(folders)].filter((folder) => folder !== '').sort();
}

const itemOf = (folder: string, file: string, {data, locate}: LocatedYaml, key: string): Item => ({
  ...{folder, file, position: data[key]},
  ...locate([key]),
});

/** Returns the entry of a folder. Its position is in the folder's `_category_` file or on its index page. */
function itemOfFolder(folder: string, {categories, pages}: ContentModel): Item | undefined {
  const above = folder.slice(0, folder.lastIndexOf('/'));
  const category = categories.find((candidate) => candidate.folder === folder);
  const index = pages.find((page) => page.folder === folder && page.isIndex);
  return category?.content.data.position === undefined
    ? index && itemOf(above, index.file, index.frontMatter, 'sidebar_position')
    : itemOf(above, category.file, category.content, 'position');
}

const withoutPosition = (folder: string): Problem => ({
  file: `docs/${folder}/_category_.json`,
  found: 'the folder has no position',
  allowed: 'a position in _category_.json or on the index page',
  fix: 'put {"label": "…", "position": 10} into this file',
});

function duplicates(items: Item[]): Problem[] {
  // Positions that are not numbers are left to the check `front-matter`.
  const all = items.filter(({position}) => typeof position === 'number');
  return all.flatMap((item) => {
    const {folder, file, line, column, position} = item;
    const neighbours = all.filter((other) => other.folder === folder);
    const other = neighbours.find((neighbour) => neighbour.position === position)!;
    const free = 10 + Math.max(...neighbours.map((neighbour) => Number(neighbour.position)));
    const found = `position ${String(position)} is already used by ${other.file}:${other.line}`;
    return other === item ? [] : [{file, line, column, found, fix: `use another number, such as ${free}`}];
  });
}
