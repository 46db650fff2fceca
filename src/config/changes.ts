/** "What changed lately" on the home page, newest first. Keep three: delete the oldest when you add one. Dates are ISO days. */
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
];
