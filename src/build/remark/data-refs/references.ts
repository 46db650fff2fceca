import {nearest} from '../../../lib/suggest';
import type {ElementUse} from '../../../content/types';
import {components} from '../../../components/registry';
import type {DataIndex} from '../../../data/model/read';

/** A component that renders data, as used on a page. */
export type Reference<E extends ElementUse = ElementUse> = {
  element: E;
  component: string;
  kind: string;
  /** Valid ids; empty if there is a problem. */
  ids: string[];
  line: number;
  column: number;
  problem?: {found: string; fix: string};
};

/** Returns a fix: the id that was probably meant, or a list of known ids. */
function advice(id: string, known: readonly string[]): string {
  const last = id.split('/').at(-1);
  const meant = nearest(id, known) ?? known.find((candidate) => candidate.split('/').at(-1) === last);
  if (meant !== undefined) {
    return `did you mean "${meant}"?`;
  }
  const siblings = known.filter((candidate) => candidate.startsWith(`${id.split('/')[0]}/`));
  const choice = siblings.length > 0 ? siblings : known.filter((candidate) => !candidate.includes('/'));
  return choice.length > 0 ? `known: ${choice.join(', ')}` : 'src/data has no entries of this kind';
}

const contains = (outer: string, inner: string) => `${inner}/`.startsWith(`${outer}/`);

/**
 * Finds the components of a page that render data, and reports a missing id, an unknown id or repeated rows.
 * @param elements all elements of the page
 * @param index all ids by kind
 */
export function findReferences<E extends ElementUse>(
  elements: readonly E[],
  index: DataIndex,
): Reference<E>[] {
  const seen: Pick<Reference, 'component' | 'ids'>[] = [];
  return elements.flatMap((element): Reference<E>[] => {
    const {name: component, id: value, line, column} = element;
    const {data: kind, anchors = false} = components[component] ?? {};
    if (kind === undefined) {
      return [];
    }
    const reference = {element, component, kind, line, column};
    const wrong = (found: string, fix: string) => [{...reference, ids: [], problem: {found, fix}}];

    if (value === undefined || value.trim() === '') {
      return wrong(`<${component}> has no id`, `add the id of an entry: <${component} id="…" />`);
    }
    // Only a table of versions may combine several ids.
    const ids = kind === 'versions' ? value.trim().split(/\s+/) : [value];
    const known = index[kind] ?? [];
    const missing = ids.find((id) => !known.includes(id));
    if (missing !== undefined) {
      return wrong(`<${component}> has an unknown id "${missing}"`, advice(missing, known));
    }
    // Rows and figures have anchors, which must be unique within a page. Keybinds and items have none.
    if (anchors) {
      const before = seen
        .filter((earlier) => earlier.component === component)
        .flatMap((earlier) => earlier.ids)
        .find((earlier) => ids.some((id) => contains(earlier, id) || contains(id, earlier)));
      if (before !== undefined) {
        return wrong(
          `<${component} id="${value}" /> repeats ${value === before ? 'an earlier one' : `rows of <${component} id="${before}" />`}`,
          'keep one of the two and link to it',
        );
      }
      seen.push({component, ids});
    }
    return [{...reference, ids}];
  });
}
