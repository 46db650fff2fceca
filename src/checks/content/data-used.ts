import {indexOf} from '../../plugins/structured-data/read';
import {isTableFile, type TableFile} from '../../plugins/structured-data/load';
import {findReferences} from '../../remark/data-refs/references';
import type {Check, Problem} from '../types';

/** Something of a data file that a page should show. */
interface Part {
  /** As a page would name it. */
  id: string;
  /** Components that show it. */
  components: string[];
  /** How many facts it holds. */
  size: number;
  keys: string[];
}

const components: Record<string, string[]> = {
  commands: ['CommandTable'],
  config: ['ConfigTable'],
  permissions: ['PermissionTable'],
  properties: ['PropertyTable'],
  theme: ['ThemeTable'],
  keys: ['KeyTable'],
  tables: ['FactTable'],
};

/** Every group of a file, and what stands at its top: where a config file is, what tells types apart. */
function partsOf({kind, id, data}: TableFile): Part[] {
  const groups = Object.entries(data.groups as Record<string, Record<string, unknown>>);
  const parts = groups.map(([group, {[kind.rows]: rows, from}]) => ({
    id: `${id}/${group}`,
    components: components[kind.name] ?? [],
    size: Array.isArray(rows) ? rows.length : from === undefined ? 0 : 1,
    keys: ['groups', group],
  }));
  return [
    ...parts.filter(({size}) => size > 0),
    ...(kind.name === 'config' ? [{id, components: ['ConfigFile'], size: 1, keys: ['file']}] : []),
    ...(data.details === undefined
      ? []
      : [{id, components: ['TypeTable'], size: groups.length, keys: ['details']}]),
  ];
}

export const dataUsed: Check = {
  name: 'data-used',
  why: 'A fact that no page shows helps nobody and is corrected by nobody.',
  items: 'facts',
  run({content, data}) {
    const index = indexOf(data.entries);
    const shown = new Set<string>();
    for (const {elements, route} of content.pages) {
      for (const {component, ids} of route === undefined ? [] : findReferences(elements, index)) {
        ids.forEach((id) => shown.add(`${component} ${id}`));
      }
    }
    let examined = 0;
    const problems: Problem[] = [];
    for (const file of data.files.filter(isTableFile)) {
      for (const part of partsOf(file)) {
        examined += part.size;
        // A whole file stands for each of its groups.
        const ids = [part.id, file.id];
        if (!part.components.some((component) => ids.some((id) => shown.has(`${component} ${id}`)))) {
          problems.push({
            file: file.file,
            ...file.locate(part.keys),
            found: `no published page shows "${part.id}"`,
            fix: `place ${part.components.map((component) => `<${component} id="${part.id}" />`).join(' or ')}, or delete the facts`,
          });
        }
      }
    }
    return {examined, problems};
  },
};
