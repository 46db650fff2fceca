import type {ContentModel, Page} from '../../content';
import type {LocatedYaml} from '../../lib/yaml';
import type {Check, Problem} from '../types';

/** One thing in a sidebar folder that has a position. */
interface Item extends Pick<Problem, 'line' | 'column'> {
  /** The folder whose entries it stands among. */
  folder: string;
  file: string;
  position: unknown;
}

export const positions: Check = {
  name: 'positions',
  why: 'Two neighbours with one position swap places from build to build; one without a position falls to the end.',
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

const itemOf = (folder: string, file: string, {data, locate}: LocatedYaml, key: string): Item => ({
  ...{folder, file, position: data[key]},
  ...locate([key]),
});

/** What a folder says of its position: in its own file, which counts first, or on its index page. */
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
  allowed: 'a folder takes its position from _category_.json or from its index page',
  fix: 'add the file: {"label": "…", "position": 10}',
});

function duplicates(items: Item[]): Problem[] {
  // One that is missing or no number is the schema's business.
  const all = items.filter(({position}) => typeof position === 'number');
  return all.flatMap((item) => {
    const {folder, file, line, column, position} = item;
    const neighbours = all.filter((other) => other.folder === folder);
    const other = neighbours.find((neighbour) => neighbour.position === position)!;
    const free = 10 + Math.max(...neighbours.map((neighbour) => Number(neighbour.position)));
    const found = `position ${String(position)} is taken in docs/${folder} by ${other.file}:${other.line}`;
    return other === item ? [] : [{file, line, column, found, fix: `use another number, such as ${free}`}];
  });
}
