import type {ModFacts} from '../../data/schema/facts';
import {readContent} from '../../content';
import {readBody} from '../../content/parse';
import {modFacts} from '../../data/model/facts';
import {loadData} from '../../data/model/read';

/** Components that show an entry, by kind. */
const shownBy: Record<string, string> = {
  ConfigTable: 'config',
  CommandTable: 'commands',
  PermissionTable: 'permissions',
  PropertyTable: 'properties',
};

/**
 * The facts of each mod in each version of Minecraft, with the addresses of the pages that show them.
 * @param siteDir absolute path of the repository
 */
export function siteFacts(siteDir: string): ModFacts[] {
  const pages = new Map<string, string>();
  // To parse all pages takes seconds.
  const isNeeded = new RegExp(`<(?:${Object.keys(shownBy).join('|')})\\b`);
  for (const {route, raw} of readContent(siteDir, {bodies: false}).pages.filter((page) =>
    isNeeded.test(page.raw),
  )) {
    for (const {name, id} of readBody(raw).elements) {
      const kind = shownBy[name];
      if (kind !== undefined && id !== undefined) pages.set(`${kind} ${id}`, route);
    }
  }
  return modFacts(loadData(siteDir), (kind, id) => pages.get(`${kind} ${id}`));
}
