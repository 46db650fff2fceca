/** The documentation's sections, in reading order. Navbar, accents and the not-found page are made from this list. */
export const sections = [
  {
    id: 'app',
    label: 'FTB App',
    path: '/docs/app',
    about: 'The launcher: install packs, update them, give them memory, fix them.',
    tab: true,
  },
  {
    id: 'marketplace',
    label: 'Marketplace',
    path: '/docs/marketplace',
    about: 'Add-ons for Bedrock Edition.',
    tab: true,
  },
  {
    id: 'mods',
    label: 'Mods',
    path: '/docs/mods',
    about: 'The FTB mods for Java Edition: what they do, commands, settings.',
    tab: true,
  },
  {
    id: 'modpacks',
    label: 'Modpacks',
    path: '/docs/modpacks',
    about: 'Versions, updates, server files and where to report problems.',
    // Has a sidebar but, by design, no tab in the navbar.
    tab: false,
  },
  {
    id: 'support',
    label: 'Support',
    path: '/docs/support',
    about: 'Servers, crashes, slow frames: guides and fixes for any pack.',
    tab: true,
  },
] as const;

export type Section = (typeof sections)[number];
export type SectionId = Section['id'];

/**
 * The section a page belongs to.
 * @param path absolute path without the base path, query and hash
 * @returns the section, or undefined for pages outside of them (home, search, tags)
 */
export function sectionOf(path: string): Section | undefined {
  return sections.find((section) => path === section.path || path.startsWith(`${section.path}/`));
}
