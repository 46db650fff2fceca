import type {ModFacts} from '../../data/schema/facts';
import {readContent} from '../../content';
import {readBody} from '../../content/parse';
import {modFacts} from '../../data/model/facts';
import {loadData} from '../../data/model/read';

/** Component → kind of entry that it renders. */
const shownBy: Record<string, string> = {
  ConfigTable: 'config',
  CommandTable: 'commands',
  PermissionTable: 'permissions',
  PropertyTable: 'properties',
};

/**
 * Returns the facts of each mod for each version of Minecraft, with the URLs of the pages that show them.
 * @param siteDir absolute path of the repository
 */
export function siteFacts(siteDir: string): ModFacts[] {
  const pages = new Map<string, string>();
  // Skips pages without these components, because parsing every page takes seconds.
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
