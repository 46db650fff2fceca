import type {ContentModel, KeyedData, Page} from '../../content';
import type {Check, Problem} from '../types';

/** One thing in a sidebar folder that has a position. */
interface Item {
  /** The folder whose entries it stands among. */
  folder: string;
  file: string;
  line: number;
  column: number;
  position: number;
}

export const positions: Check = {
  name: 'positions',
  why: 'Two neighbours with one position swap places from build to build; one without a position falls to the end.',
  items: 'pages and folders',
  run({content}) {
    const entries = content.pages.filter((page) => !standsForFolder(page));
    const folders = foldersWithPages(content).filter((folder) => !isSection(folder));
    const items = [
      ...entries.map(({folder, file, frontMatter}) => itemOf(folder, file, frontMatter, 'sidebar_position')),
      ...folders.flatMap((folder) => itemsOfFolder(folder, content)[0]),
    ].filter((item) => item !== undefined);
    return {
      examined: content.pages.length + folders.length,
      problems: [...folders.flatMap((folder) => checkFolder(folder, content)), ...duplicates(items)],
    };
  },
};

/** Below a section's folder an index page is no entry of its own: it is the folder's page. */
const standsForFolder = (page: Page) => page.isIndex && page.folder !== '' && !isSection(page.folder);

/** The folders right below `docs` each have a sidebar of their own, so they are nobody's neighbours. */
const isSection = (folder: string) => !folder.includes('/');

/** Every folder that shows in a sidebar, including those that hold only folders. */
function foldersWithPages({pages}: ContentModel): string[] {
  const folders = pages.flatMap(({folder}) =>
    folder.split('/').map((_, index, names) => names.slice(0, index + 1).join('/')),
  );
  return [...new Set(folders)].filter((folder) => folder !== '').sort();
}

/** A position that is missing or no number is the schema's business. */
function itemOf(folder: string, file: string, content: KeyedData, key: string): Item | undefined {
  const {value, line = 1, column = 1} = content.entries.get(key) ?? {};
  return typeof value === 'number' ? {folder, file, line, column, position: value} : undefined;
}

/** What a folder says of its position, in its own file and on its index page; the first that does counts. */
function itemsOfFolder(folder: string, {categories, pages}: ContentModel): Item[] {
  const above = folder.slice(0, folder.lastIndexOf('/'));
  const category = categories.find((candidate) => candidate.folder === folder);
  const index = pages.find((page) => page.folder === folder && page.isIndex);
  return [
    category && itemOf(above, category.file, category.content, 'position'),
    index && itemOf(above, index.file, index.frontMatter, 'sidebar_position'),
  ].filter((item) => item !== undefined);
}

function checkFolder(folder: string, content: ContentModel): Problem[] {
  const [own, other] = itemsOfFolder(folder, content);
  if (own === undefined && !content.pages.some((page) => page.folder === folder && page.isIndex)) {
    return [
      {
        file: `docs/${folder}/_category_.json`,
        found: 'the folder has no position',
        allowed: 'a folder takes its position from _category_.json or from its index page',
        fix: 'add the file: {"label": "…", "position": 10}',
      },
    ];
  }
  if (own === undefined || other === undefined || own.position === other.position) {
    return [];
  }
  const {file, line, column, position} = own;
  const found = `the folder's position is ${position}, but its index page ${other.file} says ${other.position}`;
  return [{file, line, column, found, fix: 'keep one: remove "position" here'}];
}

function duplicates(items: Item[]): Problem[] {
  return items.flatMap(({folder, file, line, column, position}, index) => {
    const neighbours = items.filter((item) => item.folder === folder);
    const other = neighbours.find((item) => item.position === position)!;
    if (other === items[index]) {
      return [];
    }
    let free = position + 10;
    while (neighbours.some((item) => item.position === free)) {
      free += 10;
    }
    const found = `position ${position} is taken in docs/${folder} by ${other.file}:${other.line}`;
    return [{file, line, column, found, fix: `use another number, such as ${free}`}];
  });
}
