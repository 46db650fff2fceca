/** "What changed lately" on the home page: newest first, at most five are shown. Dates are ISO days. */
export interface Change {
  date: string;
  text: string;
  href: string;
}

export const changes: Change[] = [
  {
    date: '2026-11-20',
    text: 'App guides rewritten for FTB App 1.30.0, with drawings of every screen',
    href: '/docs/app',
  },
  {
    date: '2026-11-20',
    text: 'Server guide: unattended installs, updates, backups and every error text',
    href: '/docs/support/Guides/Server',
  },
  {
    date: '2026-11-20',
    text: 'Modpacks: versions, release channels and where to report a bug',
    href: '/docs/modpacks',
  },
];
