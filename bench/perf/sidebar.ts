/** Our sidebars, in Starlight's words. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {sections} from '../../src/config/sections';

/** As Docusaurus writes it down for its own pages. */
export interface OurItem {
  type: 'link' | 'category';
  label: string;
  href?: string;
  items?: OurItem[];
}

export type OurSidebars = Record<string, OurItem[]>;

/** An entry of Starlight's sidebar: a link or a group, never both. */
export type StarlightItem = {label: string; link: string} | {label: string; items: StarlightItem[]};

/**
 * Reads the sidebars that the last build wrote down.
 * @param generated Docusaurus's folder of generated files
 * @throws when there are none: the build went to another folder, or Docusaurus keeps them elsewhere now
 */
export function readSidebars(generated: string): OurSidebars {
  const folder = join(generated, 'docusaurus-plugin-content-docs/default/p');
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const {version} = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      version?: {docsSidebars?: OurSidebars};
    };
    if (version?.docsSidebars) {
      return version.docsSidebars;
    }
  }
  throw new Error(`No sidebars in ${folder}. Our own site has to be built first, at the same size.`);
}

/** Without the slash that Docusaurus leaves behind a folder, and with spaces as they are. */
const routeOf = (href: string) => decodeURI(href.replace(/(.)\/$/, '$1'));

function starlightItem({label, href, items}: OurItem): StarlightItem {
  // Not encoded: Starlight does that itself before it looks for the page that is open.
  const page = href === undefined ? [] : [{label, link: routeOf(href)}];
  return items ? {label, items: [...page, ...items.map(starlightItem)]} : page[0]!;
}

/** Starlight has one sidebar for the whole site: a group per section. */
export function starlightSidebar(sidebars: OurSidebars): StarlightItem[] {
  return sections.map(({id, label}) => ({label, items: (sidebars[id] ?? []).map(starlightItem)}));
}
