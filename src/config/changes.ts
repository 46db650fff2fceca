/** "What changed lately" on the home page, newest first. Keep five: delete the oldest when you add one. Dates are ISO days. */
export interface Change {
  date: string;
  text: string;
  href: string;
}

export const changes: Change[] = [
  {
    date: '2026-11-23',
    text: 'Log doctor: paste a log or a crash report, and read what is wrong and what to do',
    href: '/docs/support/log-doctor',
  },
  {
    date: '2026-11-23',
    text: 'Support: the game does not start, my world is gone, server errors, moving worlds, connection issues',
    href: '/docs/support',
  },
  {
    date: '2026-11-23',
    text: 'Mods: FTB Chunks, Backups 3, Team Bases and Filter System; tables for Minecraft 1.20.1 and 26.1',
    href: '/docs/mods/suite',
  },
  {
    date: '2026-11-23',
    text: "Marketplace: FTB Quests for Bedrock and Storage Drawers with their APIs; modifiers, ore berries and islands of Tinkers' Construct",
    href: '/docs/marketplace',
  },
  {
    date: '2026-11-21',
    text: "Marketplace: every recipe and drop of Sieves & Things, every material and tool of Tinkers' Construct",
    href: '/docs/marketplace',
  },
];
