import type {ChangelogFile} from '../data/schema/changelogs';
import type {DropFile} from '../data/schema/drops';
import type {MaterialFile} from '../data/schema/materials';
import type {RecipeFile} from '../data/schema/recipes';
import type {StructureFile} from '../data/schema/structures';
import type {TraitFile} from '../data/schema/traits';
import type {DataFile} from '../plugins/structured-data/load';

/** One fact about a Marketplace add-on that has to stand on a page. */
export interface MarketFact {
  /** As messages call it: `the recipe "grout"`. */
  what: string;
  file: DataFile;
  /** Where it stands in its file. */
  keys: PropertyKey[];
  /** Route of the page that other pages link to for it. */
  page: string;
  /** What draws it, as a page would write it: component and id; any of them will do. */
  drawnBy: [component: string, id: string][];
  /** Ids that the element which draws it may have; none for a drawing without rows. */
  anchors: string[];
  /** What that element has to say. */
  says: string[];
  /** Marks that the page has to set: what is not confirmed, what is not published. */
  marks: string[];
}

/** What a page prints beside a fact that nobody has confirmed. */
const marksOf = ({unsure}: {unsure?: string[]}) => (unsure === undefined ? [] : ['Unconfirmed']);

function recipesOf(file: DataFile): MarketFact[] {
  return Object.entries((file.data as RecipeFile).groups).flatMap(([group, {page, recipes}]) =>
    Object.entries(recipes).map(([id, recipe]) => ({
      what: `the recipe "${id}"`,
      file,
      keys: ['groups', group, 'recipes', id],
      page: recipe.page ?? page,
      drawnBy: [
        ['Recipe', `${file.id}/${id}`],
        ['RecipeTable', `${file.id}/${group}`],
      ],
      anchors: [`recipe-${id}`],
      says: [],
      marks: [...marksOf(recipe), ...(recipe.kind === 'unpublished' ? ['not published'] : [])],
    })),
  );
}

/** `minecraft:potato` → `potato`. */
const localId = (item: string) => item.slice(item.indexOf(':') + 1);

function dropsOf(file: DataFile): MarketFact[] {
  const {page, chances} = file.data as DropFile;
  return Object.entries(chances).flatMap(([block, items]) =>
    Object.entries(items).flatMap(([item, byMesh]) =>
      Object.entries(byMesh).map(([mesh, chance]): MarketFact => ({
        what: `the chance of ${item} from ${block} with the mesh ${mesh}`,
        file,
        keys: ['chances', block, item, mesh],
        page,
        drawnBy: [
          ['DropTable', file.id],
          ['DropTable', `${file.id}/${block}`],
          ['DropTable', `${file.id}/${mesh}`],
        ],
        anchors: [`drop-${block}-${localId(item)}`, `drop-${mesh}-${block}-${localId(item)}`],
        says: [chance.toFixed(2)],
        marks: [],
      })),
    ),
  );
}

/** Materials and traits: rows of a tier, drawn by tier or all together. */
function rowOf(
  file: DataFile,
  keys: [groups: string, group: string, rows: string, id: string],
  component: string,
  fact: Pick<MarketFact, 'page' | 'says' | 'marks'> & {noun: string},
): MarketFact {
  const [, group, , id] = keys;
  const {noun, ...rest} = fact;
  return {
    what: `the ${noun} "${id}"`,
    file,
    keys,
    drawnBy: [
      [component, `${file.id}/${group}`],
      [component, file.id],
    ],
    anchors: [`${noun}-${id}`],
    ...rest,
  };
}

function materialsOf(file: DataFile): MarketFact[] {
  return Object.entries((file.data as MaterialFile).groups).flatMap(([group, {page, materials}]) =>
    Object.entries(materials).map(([id, {name, head}]) =>
      rowOf(file, ['groups', group, 'materials', id], 'MaterialTable', {
        noun: 'material',
        page,
        says: [name, String(head.durability)],
        marks: [],
      }),
    ),
  );
}

function traitsOf(file: DataFile): MarketFact[] {
  return Object.entries((file.data as TraitFile).groups).flatMap(([group, {page, traits}]) =>
    Object.entries(traits).map(([id, {name, effect, unsure}]) =>
      rowOf(file, ['groups', group, 'traits', id], 'TraitTable', {
        noun: 'trait',
        page,
        says: [name, effect.replace(/[`*]|\[([^\]]+)\]\([^)]*\)/g, '$1')],
        marks: marksOf({unsure}),
      }),
    ),
  );
}

function structuresOf(file: DataFile): MarketFact[] {
  return Object.entries((file.data as StructureFile).structures).map(([id, {page}]) => ({
    what: `the structure "${id}"`,
    file,
    keys: ['structures', id],
    page,
    drawnBy: [['Structure', `${file.id}/${id}`]],
    anchors: [],
    says: [],
    marks: [],
  }));
}

function versionsOf(file: DataFile): MarketFact[] {
  const {page, versions} = file.data as ChangelogFile;
  return Object.keys(versions).map((version) => ({
    what: `version ${version}`,
    file,
    keys: ['versions', version],
    page,
    drawnBy: [['Changelog', file.id]],
    anchors: [`version-${version}`],
    says: [version],
    marks: [],
  }));
}

const readers: Record<string, (file: DataFile) => MarketFact[]> = {
  recipes: recipesOf,
  drops: dropsOf,
  materials: materialsOf,
  traits: traitsOf,
  structures: structuresOf,
  changelogs: versionsOf,
};

/** Every recipe, chance, material, trait, structure and version of the data. */
export function marketFacts(files: readonly DataFile[]): MarketFact[] {
  return files.flatMap((file) => readers[file.kind.name]?.(file) ?? []);
}
