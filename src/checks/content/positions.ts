import type {ContentModel, KeyedData, Page} from '../../content';
import type {Check, Problem} from '../types';

/** One thing in a sidebar folder that has a position. */
interface Item {
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
    const problems: Problem[] = [];
    const folders = new Map<string, Item[]>();
    const add = (folder: string, item: Item | undefined) => {
      if (item) {
        folders.set(folder, [...(folders.get(folder) ?? []), item]);
      }
    };

    for (const page of content.pages.filter((candidate) => !standsForFolder(candidate))) {
      add(page.folder, itemOfPage(page));
    }
    const nested = foldersWithPages(content).filter((folder) => !isSection(folder));
    for (const folder of nested) {
      const category = content.categories.find((candidate) => candidate.folder === folder);
      const index = content.pages.find((page) => page.folder === folder && page.isIndex);
      const own = category && itemOf(category.file, category.content, 'position');
      const fromIndex = index && itemOfPage(index);
      if (own && fromIndex && own.position !== fromIndex.position) {
        problems.push({
          ...own,
          found: `the folder's position is ${own.position}, but its index page ${fromIndex.file} says ${fromIndex.position}`,
          fix: 'keep one: remove "position" here',
        });
      }
      if (!own && !index) {
        problems.push({
          file: `docs/${folder}/_category_.json`,
          found: 'the folder has no position',
          allowed: 'a folder takes its position from _category_.json or from its index page',
          fix: 'add the file: {"label": "…", "position": 10}',
        });
      }
      add(parentOf(folder), own ?? fromIndex);
    }
    for (const [folder, items] of folders) {
      problems.push(...duplicates(folder, items));
    }
    return {examined: content.pages.length + nested.length, problems};
  },
};

/** Below a section's folder an index page is no entry of its own: it is the folder's page. */
function standsForFolder(page: Page): boolean {
  return page.isIndex && page.folder !== '' && !isSection(page.folder);
}

/** The folders right below `docs` each have a sidebar of their own, so they are nobody's neighbours. */
function isSection(folder: string): boolean {
  return !folder.includes('/');
}

function parentOf(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('/'));
}

/** Every folder that shows in a sidebar, including those that hold only folders. */
function foldersWithPages({pages}: ContentModel): string[] {
  const folders = new Set<string>();
  for (const {folder} of pages) {
    const segments = folder.split('/');
    segments.forEach((_, index) => folders.add(segments.slice(0, index + 1).join('/')));
  }
  folders.delete('');
  return [...folders].sort();
}

/** A position that is missing or no number is the schema's business. */
function itemOf(file: string, content: KeyedData, key: string): Item | undefined {
  const entry = content.entries.get(key);
  return typeof entry?.value === 'number'
    ? {file, line: entry.line, column: entry.column, position: entry.value}
    : undefined;
}

function itemOfPage({file, frontMatter}: Page): Item | undefined {
  return itemOf(file, frontMatter, 'sidebar_position');
}

function duplicates(folder: string, items: Item[]): Problem[] {
  const taken = new Set(items.map(({position}) => position));
  return items.flatMap((item, index) => {
    const first = items.findIndex(({position}) => position === item.position);
    if (first === index) {
      return [];
    }
    let free = item.position + 10;
    while (taken.has(free)) {
      free += 10;
    }
    const other = items[first]!;
    return [
      {
        file: item.file,
        line: item.line,
        column: item.column,
        found: `position ${item.position} is taken in docs/${folder} by ${other.file}:${other.line}`,
        fix: `use another number, such as ${free}`,
      },
    ];
  });
}
