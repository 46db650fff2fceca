import type {ItemFile} from '../../data/schema/items';
import {indexOf} from '../../plugins/structured-data/read';
import {findReferences} from '../../remark/data-refs/references';
import {marketFacts, type MarketFact} from '../market';
import type {Check, Context, Problem} from '../types';

/** Routes of the published pages that place a component with an id, by both. */
type Places = Map<string, Set<string>>;

function placesOf({content, data}: Context): Places {
  const index = indexOf(data.entries);
  const places: Places = new Map();
  for (const {elements, route} of content.pages) {
    for (const {component, ids} of route === undefined ? [] : findReferences(elements, index)) {
      for (const id of ids) {
        const key = `${component} ${id}`;
        places.set(key, (places.get(key) ?? new Set()).add(route ?? ''));
      }
    }
  }
  return places;
}

/** A fact that no page shows, or not the page that links lead to, or one page twice. */
function problemOf(fact: MarketFact, places: Places): Problem | undefined {
  const {what, file, keys, page, drawnBy} = fact;
  const place = {file: file.file, ...file.locate(keys)};
  const tags = drawnBy.map(([component, id]) => `<${component} id="${id}" />`);
  const routes = drawnBy.flatMap(([component, id]) => [...(places.get(`${component} ${id}`) ?? [])]);
  if (routes.length === 0) {
    return {...place, found: `no published page shows ${what}`, fix: `place ${tags.join(' or ')} on ${page}`};
  }
  if (!routes.includes(page)) {
    return {
      ...place,
      found: `${what} stands on ${routes.join(', ')}, but links to it lead to ${page}`,
      fix: `place ${tags.join(' or ')} there, or correct "page" in this file`,
    };
  }
  const twice = routes.find((route, index) => routes.indexOf(route) !== index);
  return fact.anchors.length > 0 && twice !== undefined
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

export const marketShown: Check = {
  name: 'market-shown',
  why: 'A recipe, a chance or a material that no page shows cannot be found, and links to it lead nowhere.',
  items: 'facts about Marketplace add-ons',
  run(context) {
    const facts = marketFacts(context.data.files);
    const places = placesOf(context);
    const idle = idleItems(context, places);
    return {
      examined: facts.length + idle.examined,
      problems: [...facts.flatMap((fact) => problemOf(fact, places) ?? []), ...idle.problems],
    };
  },
};
