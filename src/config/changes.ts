/**
 * "What changed lately" on the home page, newest first. Keep three entries: delete the oldest when you add a
 * new one. Dates are in ISO format.
 */
export interface Change {
  date: string;
  text: string;
  href: string;
}

export const changes: Change[] = [
  {
    date: '2026-11-26',
    text: 'Modpacks: what each pack needs, its ids, its mods, and a server for it',
    href: '/docs/modpacks',
  },
  {
    date: '2026-11-26',
    text: 'Check your files: what you changed, and what is wrong',
    href: '/docs/mods/technical/check-files',
  },
  {
    date: '2026-11-26',
    text: 'Servers: Docker and panels, lag, unknown commands',
    href: '/docs/support',
  },
];
