import type {ChangelogFile} from '../../data/schema/changelogs';
import type {DiagnosisFile} from '../../data/schema/diagnoses';
import type {DropFile} from '../../data/schema/drops';
import type {MaterialFile} from '../../data/schema/materials';
import type {RecipeFile} from '../../data/schema/recipes';
import type {StructureFile} from '../../data/schema/structures';
import type {TraitFile} from '../../data/schema/traits';
import {isTableFile} from '../../plugins/structured-data/load';
import type {DataFile, TableFile} from '../../plugins/structured-data/load';

/** Something of a data file that a page has to show. */
export interface DataPart {
  /** As messages call it: `the recipe "grout"`. */
  what: string;
  /** Where it stands in its file. */
  keys: PropertyKey[];
  /** Components and ids that show it, as a page would write them; any of them will do. */
  shownBy: [component: string, id: string][];
  /** How many facts it holds. */
  size: number;
  /** Route of the page that links to it lead to, if there are any. */
  page?: string;
  /** Whether it has an address, so that it must not stand twice on a page. */
  anchored?: boolean;
}

const tableOf: Record<string, string> = {
  commands: 'CommandTable',
  config: 'ConfigTable',
  permissions: 'PermissionTable',
  properties: 'PropertyTable',
  theme: 'ThemeTable',
  keys: 'KeyTable',
  tables: 'FactTable',
};

/** Every group of a file, and what stands at its top: where a config file is, what tells types apart. */
function tableParts({kind, id, data}: TableFile): DataPart[] {
  const groups = Object.entries(data.groups as Record<string, Record<string, unknown>>);
  const parts = groups.map(([group, {[kind.rows]: rows, from}]): DataPart => ({
    what: `"${id}/${group}"`,
    keys: ['groups', group],
    shownBy: [`${id}/${group}`, id].map((shown) => [tableOf[kind.name] ?? '', shown]),
    size: Array.isArray(rows) ? rows.length : from === undefined ? 0 : 1,
  }));
  const whole = (component: string, keys: string[], size: number): DataPart => ({
    what: `"${id}"`,
    keys,
    shownBy: [[component, id]],
    size,
  });
  return [
    ...parts.filter(({size}) => size > 0),
    ...(kind.name === 'config' ? [whole('ConfigFile', ['file'], 1)] : []),
    ...(data.details === undefined ? [] : [whole('TypeTable', ['details'], groups.length)]),
  ];
}

/** Facts of other shapes by kind; those about Marketplace add-ons stand on the page that their file names. */
const otherParts: Record<string, (file: DataFile) => Omit<DataPart, 'size'>[]> = {
  recipes: ({id: file, data}) =>
    Object.entries((data as RecipeFile).groups).flatMap(([group, {page, recipes}]) =>
      Object.entries(recipes).map(([id, recipe]) => ({
        what: `the recipe "${id}"`,
        keys: ['groups', group, 'recipes', id],
        shownBy: [
          ['Recipe', `${file}/${id}`],
          ['RecipeTable', `${file}/${group}`],
        ],
        page: recipe.page ?? page,
        anchored: true,
      })),
    ),
  drops: ({id: file, data}) => [
    {
      what: 'the chances',
      keys: ['chances'],
      shownBy: [['DropTable', file]],
      page: (data as DropFile).page,
      anchored: true,
    },
  ],
  materials: ({id: file, data}) =>
    Object.entries((data as MaterialFile).groups).flatMap(([group, {page, materials}]) =>
      Object.keys(materials).map((id) => ({
        what: `the material "${id}"`,
        keys: ['groups', group, 'materials', id],
        shownBy: [`${file}/${group}`, file].map((shown) => ['MaterialTable', shown]),
        page,
        anchored: true,
      })),
    ),
  traits: ({id: file, data}) =>
    Object.entries((data as TraitFile).groups).flatMap(([group, {page, traits}]) =>
      Object.keys(traits).map((id) => ({
        what: `the trait "${id}"`,
        keys: ['groups', group, 'traits', id],
        shownBy: [`${file}/${group}`, file].map((shown) => ['TraitTable', shown]),
        page,
        anchored: true,
      })),
    ),
  structures: ({id: file, data}) =>
    Object.entries((data as StructureFile).structures).map(([id, {page}]) => ({
      what: `the structure "${id}"`,
      keys: ['structures', id],
      shownBy: [['Structure', `${file}/${id}`]],
      page,
    })),
  changelogs: ({id: file, data}) => {
    const {page, versions} = data as ChangelogFile;
    return Object.keys(versions).map((version) => ({
      what: `version ${version}`,
      keys: ['versions', version],
      shownBy: [['Changelog', file]],
      page,
      anchored: true,
    }));
  },
  diagnoses: ({data}) =>
    (data as DiagnosisFile).diagnoses.map(({id}, index) => ({
      what: `the diagnosis "${id}"`,
      keys: ['diagnoses', index],
      shownBy: [['DiagnosisTable', 'all']],
      anchored: true,
    })),
};

/** What of a data file has to stand on a page. */
export function partsOf(file: DataFile): DataPart[] {
  return isTableFile(file)
    ? tableParts(file)
    : (otherParts[file.kind.name]?.(file) ?? []).map((part) => ({...part, size: 1}));
}
