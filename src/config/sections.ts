export interface Section {
  /** Name of the folder in docs/; also the sidebar id and the suffix of the accent tokens. */
  id: 'app' | 'marketplace' | 'mods' | 'modpacks' | 'support';
  label: string;
  path: string;
  /** Summary of the section in one line. */
  about: string;
  /** Whether the navbar shows a tab for the section. */
  tab: boolean;
}

/**
 * Sections of the documentation in reading order, as used by the navbar, accent colours, home page and
 * not-found page.
 */
export const sections: Section[] = [
  {
    id: 'app',
    label: 'FTB App',
    path: '/docs/app',
    about: 'The launcher for FTB and CurseForge packs: install, update, give memory, repair.',
    tab: true,
  },
  {
    id: 'marketplace',
    label: 'Marketplace',
    path: '/docs/marketplace',
    about: 'Add-ons from the Minecraft Marketplace: get them, play them, look up drops and recipes.',
    tab: true,
  },
  {
    id: 'mods',
    label: 'Mods',
    path: '/docs/mods',
    about: 'How each FTB mod works: commands, settings, permissions, quests.',
    tab: true,
  },
  {
    id: 'modpacks',
    label: 'Modpacks',
    path: '/docs/modpacks',
    about: 'What each pack needs, its ids, versions and mods; updates, server files, where to report.',
    // tests/promises.yaml (`tabs`) fixes the number of tabs at four.
    tab: false,
  },
  {
    id: 'support',
    label: 'Support',
    path: '/docs/support',
    about: 'Servers, logs, crashes, slow frames, and where to ask.',
    tab: true,
  },
];

export type SectionId = Section['id'];

/**
 * Returns the section that a page belongs to.
 * @param path absolute path without the base path, query and hash
 * @returns the section, or undefined for pages outside of sections (home, search, tags)
 */
export function sectionOf(path: string): Section | undefined {
  return sections.find((section) => path === section.path || path.startsWith(`${section.path}/`));
}
