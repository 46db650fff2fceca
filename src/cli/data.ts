/**
 * `npm run data` lists all data as component tags, each with title and number of rows. `npm run data -- tasks` lists only lines
 * that contain "tasks". `npm run data -- --schemas` generates the JSON Schemas that editors use for data files.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Entry, PropertyEntry} from '../data/schema/entry';
import {components} from '../components/registry';
import {editorSchema, kinds} from '../data/schema';
import {loadData} from '../data/model/read';
import {failWith} from './terminal';

/** Returns whether a component renders an entry. Some components render only whole files, others only single rows. */
function fits(component: string, id: string, {groups = []}: Partial<PropertyEntry>): boolean {
  switch (component) {
    case 'TypeTable':
      return groups.length > 1 && groups.some(({type}) => type !== undefined);
    case 'ConfigFile':
      return groups.length > 1 || !id.includes('/');
    case 'KeyTable':
      return id.split('/').length < 3;
    case 'Keybind':
      return id.split('/').length === 3;
    default:
      return true;
  }
}

function printIds(wanted: string): void {
  const entries = loadData(process.cwd());
  for (const [component, {data: kind}] of Object.entries(components)) {
    for (const [id, entry] of entries.get(kind ?? '') ?? []) {
      const {title, groups} = entry as Partial<Entry<unknown>>;
      const rows = groups?.reduce((sum, group) => sum + group.rows.length, 0);
      if (!fits(component, id, entry as Partial<PropertyEntry>)) {
        continue;
      }
      const line = `<${component} id="${id}" />`.padEnd(64);
      if (`${line} ${title ?? ''}`.includes(wanted)) {
        console.log(`${line} ${title ?? ''}${rows === undefined ? '' : ` (${rows})`}`);
      }
    }
  }
}

void failWith(async () => {
  const [wanted = ''] = process.argv.slice(2);
  if (wanted !== '--schemas') {
    printIds(wanted);
    return 0;
  }
  for (const kind of kinds) {
    writeFileSync(path.resolve('src/data/schema', `${kind.name}.schema.json`), editorSchema(kind));
  }
  return 0;
});
