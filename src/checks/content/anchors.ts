import {anchorsOf, resolveLink} from '../../content/links';
import {nearest} from '../../content/suggest';
import type {Page} from '../../content';
import type {Check, Problem} from '../types';

export const anchors: Check = {
  name: 'anchors',
  why: 'A link to a part that was renamed drops the reader at the top of a long page.',
  items: 'anchors and links to them',
  run({content}) {
    const problems: Problem[] = [];
    let examined = 0;
    for (const page of content.documents) {
      examined += anchorsOf(page).length;
      problems.push(...repeated(page));
      for (const {url, line, column} of page.links) {
        const target = resolveLink(url, page, content);
        if (target.type !== 'route' || target.hash === '') {
          continue;
        }
        examined += 1;
        const own = target.route === (page.route ?? page.draftRoute) ? page : undefined;
        const other = own ?? content.routes.get(target.route)?.page;
        // Rows that a component renders from data have anchors too; the check of the built site sees those.
        if (other === undefined || other.hasDataComponents || anchorsOf(other).includes(target.hash)) {
          continue;
        }
        const parts = [...new Set(anchorsOf(other))];
        const meant = nearest(target.hash, parts);
        problems.push({
          file: page.file,
          line,
          column,
          found: `link to "${url}": ${other.file} has no part "#${target.hash}"`,
          fix: meant === undefined ? partsOf(parts) : `did you mean "#${meant}"?`,
        });
      }
    }
    return {examined, problems};
  },
};

/** Only ids set by hand can repeat; those made from a heading's text are numbered. */
function repeated(page: Page): Problem[] {
  const places = [
    ...page.headings.map(({id, line, column}) => ({id, line, column})),
    ...page.ids.map(({value, line, column}) => ({id: String(value), line, column})),
  ];
  return places.flatMap(({id, line, column}, index) => {
    const first = places.findIndex((place) => place.id === id);
    return id === undefined || first === index
      ? []
      : [
          {
            file: page.file,
            line,
            column,
            found: `the anchor "#${id}" stands on line ${places[first]!.line} already`,
            fix: 'give one of the two another id',
          },
        ];
  });
}

function partsOf(ids: string[]): string {
  return ids.length === 0
    ? 'link to the page alone'
    : `its parts are ${ids.map((id) => `#${id}`).join(', ')}`;
}
