import type {SectionId} from './sections';

export interface Errand {
  label: string;
  note: string;
  path: string;
  section: SectionId;
}

/** The six most common tasks, shown on the home page and the start screen of the search dialog. */
export const errands: Errand[] = [
  {
    label: 'Install a modpack',
    note: 'From Browse to Play',
    path: '/docs/app/Guides/install-modpack',
    section: 'app',
  },
  {
    label: 'Give it more memory',
    note: 'And how much is enough',
    path: '/docs/app/Instances/change-ram',
    section: 'app',
  },
  {
    label: 'Find the logs',
    note: 'What support will ask for',
    path: '/docs/support/Troubleshooting/modpack-logs',
    section: 'support',
  },
  {
    label: 'Set up a server',
    note: 'Windows, Linux, macOS',
    path: '/docs/support/Guides/Server',
    section: 'support',
  },
  {
    label: 'Look up a command',
    note: 'Homes, warps, kits',
    path: '/docs/mods/suite/Essentials/Commands',
    section: 'mods',
  },
  {
    label: 'Write quests',
    note: 'Chapters, tasks, rewards',
    path: '/docs/mods/suite/Quests/Developer/Chapters',
    section: 'mods',
  },
];

/** Example queries that show what readers can type: a command, an error, an item. */
export const exampleSearches = ['/rtp', 'out of memory', 'quest book'];
