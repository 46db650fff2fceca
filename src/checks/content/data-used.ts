import {rowsOf, textsIn, type DataFile} from '../../data/model/load';
import {indexOf} from '../../data/model/read';
import {findReferences} from '../../build/remark/data-refs/references';
import type {Check, Context, Problem} from '../types';

/** A part of a data file that must appear on a page. */
interface Part {
  /** Path of the part in the file, such as `['groups', 'light']`. */
  keys: PropertyKey[];
  /** Components with ids, such as `ConfigTable ftb-ranks`. A page must contain at least one of them. */
  shownBy: string[];
}

/** Kind of data → component that renders a file of this kind, or one of its groups or structures. */
const components: Record<string, string> = {
  commands: 'CommandTable',
  config: 'ConfigTable',
  permissions: 'PermissionTable',
  properties: 'PropertyTable',
  theme: 'ThemeTable',
  keys: 'KeyTable',
  tables: 'FactTable',
  drops: 'DropTable',
  materials: 'MaterialTable',
  traits: 'TraitTable',
  structures: 'Structure',
  items: 'ItemSheet',
};

function partsOf(file: DataFile): Part[] {
  const {kind, id, data} = file;
  if (kind.name === 'recipes') {
    return rowsOf(file).map(({id: recipe, groupId, keys}) => ({
      keys,
      shownBy: [`Recipe ${id}/${recipe}`, `RecipeTable ${id}/${groupId}`],
    }));
  }
  if (kind.name === 'diagnoses') {
    return [{keys: [], shownBy: ['DiagnosisTable all']}];
  }
  if (kind.name === 'packs') {
    return [{keys: [], shownBy: data.page === undefined ? ['PackTable all'] : [`PackNeeds ${id}`]}];
  }
  const component = components[kind.name];
  if (component === undefined) {
    return [];
  }
  const parts = (list: string, others: string[]) =>
    Object.entries((data[list] ?? {}) as Record<string, {properties?: unknown[]}>)
      // Types without properties appear only in the overview.
      .filter(([, {properties}]) => properties?.length !== 0)
      .map(([part]) => ({keys: [list, part], shownBy: [`${component} ${id}/${part}`, ...others]}));
  const whole = `${component} ${id}`;
  return [
    ...('groups' in data || 'structures' in data ? [] : [{keys: [], shownBy: [whole]}]),
    ...parts('groups', [whole]),
    ...parts('structures', []),
    ...(kind.name === 'config' ? [{keys: ['file'], shownBy: [`ConfigFile ${id}`]}] : []),
    ...(data.details === undefined ? [] : [{keys: ['details'], shownBy: [`TypeTable ${id}`]}]),
  ];
}

/**
 * Routes of the published pages that contain a component, by keys such as `ConfigTable ftb-ranks`. A page is listed twice
 * if it contains the component twice.
 */
type Places = Map<string, string[]>;

function placesOf({content, data}: Context): Places {
  const index = indexOf(data.entries);
  const places: Places = new Map();
  for (const {elements, route, kind} of content.documents.filter(({draft}) => !draft)) {
    const references = findReferences(elements, index);
    // Outside of docs, only item sheets count, because the component gallery contains examples of all other
    // components.
    const counted =
      kind === 'doc' ? references : references.filter(({component}) => component === 'ItemSheet');
    for (const {component, ids} of counted) {
      for (const key of new Set(ids.map((id) => `${component} ${id}`))) {
        places.set(key, [...(places.get(key) ?? []), route]);
      }
    }
  }
  return places;
}

/** Returns the route to which links to the value at `keys` lead: the `page` of the value or of its nearest parent. */
function pageOf(value: unknown, [key, ...rest]: PropertyKey[]): string | undefined {
  const {page, ...others} = value as {page?: string} & Record<PropertyKey, unknown>;
  return (key === undefined ? undefined : pageOf(others[key], rest)) ?? page;
}

/**
 * Reports a part that no page shows, that is missing from the page named by its `page` key, or that appears twice on
 * one page.
 */
function problemOf({file, data, locate}: DataFile, {keys, shownBy}: Part, places: Places): Problem[] {
  const place = {file, ...locate(keys)};
  const page = pageOf(data, keys);
  const what = `"${shownBy[0]!.split(' ')[1]}"`;
  const tags = shownBy.map((shown) => `<${shown.replace(' ', ' id="')}" />`);
  const routes = shownBy.flatMap((shown) => places.get(shown) ?? []);
  if (routes.length === 0) {
    const where = page === undefined ? 'a page, or delete the facts' : page;
    return [
      {...place, found: `no published page shows ${what}`, fix: `add ${tags.join(' or ')} to ${where}`},
    ];
  }
  if (page !== undefined && !routes.includes(page)) {
    const found = `${what} is on ${[...new Set(routes)].join(', ')}, but links to it lead to ${page}`;
    return [{...place, found, fix: `add ${tags.join(' or ')} to ${page}, or correct "page" in this file`}];
  }
  const twice = routes.find((route, index) => routes.indexOf(route) !== index);
  const found = `${what} appears twice on ${twice}, so its anchor is not unique`;
  return twice === undefined
    ? []
    : [{...place, found, fix: `remove one ${tags.join(' or ')} from that page`}];
}

export const dataUsed: Check = {
  name: 'data-used',
  why: 'If no page shows a fact, nobody finds or corrects it, and links to it are broken.',
  items: 'groups of facts, recipes and items',
  run(context) {
    const {files} = context.data;
    const places = placesOf(context);
    const parts = files.flatMap((file) => partsOf(file).map((part) => ({file, part})));
    const isItems = ({kind}: DataFile) => kind.name === 'items';
    const items = files
      .filter(isItems)
      .flatMap((file) => Object.keys(file.data.items as object).map((id) => ({file, id})));
    const named = files.filter((file) => !isItems(file)).flatMap(({data}) => textsIn(data));
    const used = new Set(named.map(({text}) => text));
    return {
      examined: parts.length + items.length,
      problems: [
        ...parts.flatMap(({file, part}) => problemOf(file, part, places)),
        ...items
          .filter(({id}) => !used.has(id) && !places.has(`Item ${id}`))
          .map(({file, id}) => ({
            file: file.file,
            ...file.locate(['items', id]),
            found: `no page and no other data file uses "${id}"`,
            fix: `add <Item id="${id}" /> to a page, or delete the item`,
          })),
      ],
    };
  },
};
