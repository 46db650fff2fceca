import type {ItemFile} from '../../data/schema/items';
import {indexOf} from '../../plugins/structured-data/read';
import type {DataFile} from '../../plugins/structured-data/load';
import {findReferences} from '../../remark/data-refs/references';
import type {Check, Context, Problem} from '../types';
import {partsOf} from './data-parts';
import type {DataPart} from './data-parts';

/** Routes of the published pages that place a component with an id, by `component id`; a page that does so twice twice. */
type Places = Map<string, string[]>;

export const dataUsed: Check = {
  name: 'data-used',
  why: 'A fact that no page shows cannot be found and is corrected by nobody; links to it lead nowhere.',
  items: 'facts',
  run(context) {
    const places = placesOf(context);
    const parts = context.data.files.flatMap((file) => partsOf(file).map((part) => ({file, part})));
    const items = idleItems(context, places);
    return {
      examined: parts.reduce((sum, {part}) => sum + part.size, items.examined),
      problems: [...parts.flatMap(({file, part}) => problemOf(file, part, places) ?? []), ...items.problems],
    };
  },
};

function placesOf({content, data}: Context): Places {
  const index = indexOf(data.entries);
  const places: Places = new Map();
  for (const {elements, route} of content.pages) {
    for (const {component, ids} of route === undefined ? [] : findReferences(elements, index)) {
      for (const key of new Set(ids.map((id) => `${component} ${id}`))) {
        places.set(key, [...(places.get(key) ?? []), route ?? '']);
      }
    }
  }
  return places;
}

/** A fact that no page shows, or not the page that links lead to, or one page twice. */
function problemOf(file: DataFile, part: DataPart, places: Places): Problem | undefined {
  const {what, keys, shownBy, page, anchored} = part;
  const place = {file: file.file, ...file.locate(keys)};
  const tags = shownBy.map(([component, id]) => `<${component} id="${id}" />`);
  const routes = shownBy.flatMap(([component, id]) => places.get(`${component} ${id}`) ?? []);
  if (routes.length === 0) {
    const where = page === undefined ? ', or delete the facts' : ` on ${page}`;
    return {...place, found: `no published page shows ${what}`, fix: `place ${tags.join(' or ')}${where}`};
  }
  if (page !== undefined && !routes.includes(page)) {
    const found = `${what} stands on ${[...new Set(routes)].join(', ')}, but links to it lead to ${page}`;
    return {...place, found, fix: `place ${tags.join(' or ')} there, or correct "page" in this file`};
  }
  const twice = routes.find((route, index) => routes.indexOf(route) !== index);
  return anchored && twice !== undefined
    ? {
        ...place,
        found: `${what} stands twice on ${twice}, so one address leads to two places`,
        fix: `keep one of ${tags.join(' and ')}`,
      }
    : undefined;
}

/** Items that neither a page nor another fact names. */
function idleItems({data}: Context, places: Places): {examined: number; problems: Problem[]} {
  const used = new Set([...places.keys()].flatMap((key) => (/^Item (.+)$/.exec(key) ?? []).slice(1)));
  for (const [kind, entries] of data.entries) {
    if (kind !== 'items' && kind !== 'item-lists') {
      for (const [, id = ''] of JSON.stringify([...entries.values()]).matchAll(/"id":"([^"]+:[^"]+)"/g)) {
        used.add(id);
      }
    }
  }
  const files = data.files.filter(({kind}) => kind.name === 'items');
  const items = files.flatMap((file) => Object.keys((file.data as ItemFile).items).map((id) => ({file, id})));
  return {
    examined: items.length,
    problems: items
      .filter(({id}) => !used.has(id))
      .map(({file, id}) => ({
        file: file.file,
        ...file.locate(['items', id]),
        found: `no page and no other fact names "${id}"`,
        fix: `place <Item id="${id}" />, or delete the item`,
      })),
  };
}
