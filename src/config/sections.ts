import {documentedMinecraft, minecraftNamed} from './minecraft';

export interface Section {
  /** Folder under docs/, sidebar id and suffix of the accent token. */
  id: 'app' | 'marketplace' | 'mods' | 'modpacks' | 'support';
  label: string;
  path: string;
  /** One line: what the section contains. */
  about: string;
  /** The edition of Minecraft, or the readers, it is for: some mods and add-ons have the same name. */
  edition: string;
  /** The most popular pages. */
  inside: {label: string; path: string}[];
  /** Whether the navbar shows a tab. */
  tab: boolean;
}

/** The documentation's sections, in reading order. Navbar, accents, home page and not-found page use this list. */
export const sections: Section[] = [
  {
    id: 'app',
    label: 'FTB App',
    path: '/docs/app',
    about: 'The launcher for FTB and CurseForge packs: install, update, give memory, repair.',
    edition: 'Java Edition',
    inside: [
      {label: 'Getting started', path: '/docs/app/Guides/getting-started'},
      {label: 'Add your own mods', path: '/docs/app/Instances/add-mods-to-instance'},
      {label: 'Repair an instance', path: '/docs/app/Instances/repair'},
      {label: 'Startup arguments', path: '/docs/app/Guides/startup-arguments'},
    ],
    tab: true,
  },
  {
    id: 'marketplace',
    label: 'Marketplace',
    path: '/docs/marketplace',
    about: 'Add-ons from the Minecraft Marketplace: get them, play them, look up drops and recipes.',
    edition: 'Bedrock Edition',
    inside: [
      {label: 'Sieves & Things', path: '/docs/marketplace/Addons/sieves-and-things'},
      {
        label: 'Sieve drops',
        path: '/docs/marketplace/Addons/sieves-and-things/gettingstarted/sieves/sievable-blocks',
      },
      {label: "Tinkers' Construct", path: '/docs/marketplace/Addons/tinkers'},
      {label: 'Tool builder', path: '/docs/marketplace/Addons/tinkers/Docs/Getting%20Started/tools'},
      {label: 'FTB Quests', path: '/docs/marketplace/Addons/quests'},
      {label: 'Storage Drawers', path: '/docs/marketplace/Addons/storage-drawers'},
    ],
    tab: true,
  },
  {
    id: 'mods',
    label: 'Mods',
    path: '/docs/mods',
    about: 'How each FTB mod works: commands, settings, permissions, quests.',
    edition: `Java Edition, ${minecraftNamed(documentedMinecraft).label}`,
    inside: [
      {label: 'The FTB suite', path: '/docs/mods/suite'},
      {label: 'Quests', path: '/docs/mods/suite/Quests'},
      {label: 'Chunks', path: '/docs/mods/suite/Chunks'},
      {label: 'Commands', path: '/docs/mods/suite/Essentials/Commands'},
      {label: 'Ranks', path: '/docs/mods/suite/Ranks'},
      {label: 'Teams', path: '/docs/mods/suite/Teams'},
    ],
    tab: true,
  },
  {
    id: 'modpacks',
    label: 'Modpacks',
    path: '/docs/modpacks',
    about: 'What each pack needs, its ids, versions and mods; updates, server files, where to report.',
    edition: 'Java Edition',
    inside: [
      {label: 'All packs', path: '/docs/modpacks#all-packs'},
      {label: 'FTB Skies 2', path: '/docs/modpacks/ftb-skies-2'},
      {label: 'FTB StoneBlock 4', path: '/docs/modpacks/ftb-stoneblock-4'},
      {label: 'Server builder', path: '/docs/support/Guides/Server/build'},
    ],
    // tests/promises.yaml (`tabs`) has four tabs.
    tab: false,
  },
  {
    id: 'support',
    label: 'Support',
    path: '/docs/support',
    about: 'Servers, logs, crashes, slow frames, and where to ask.',
    edition: 'Players and server admins',
    inside: [
      {label: 'Run a server', path: '/docs/support/Guides/Server'},
      {label: 'Server memory', path: '/docs/support/Guides/Server/memory'},
      {label: 'Ticking entities', path: '/docs/support/Troubleshooting/ticking-entities'},
      {label: 'Wrong graphics card', path: '/docs/support/Troubleshooting/wrong-gpu'},
    ],
    tab: true,
  },
];

export type SectionId = Section['id'];

/**
 * The section that a page belongs to.
 * @param path absolute path without the base path, query and hash
 * @returns the section, or undefined for other pages (home, search, tags)
 */
export function sectionOf(path: string): Section | undefined {
  return sections.find((section) => path === section.path || path.startsWith(`${section.path}/`));
}
