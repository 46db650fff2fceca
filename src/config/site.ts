/** Names and addresses that several parts of the site need. Each stands here once. */
export const site = {
  title: 'FTB Docs',
  company: 'Feed The Beast',
  companyLegal: 'Feed The Beast Ltd',
  tagline: 'How the FTB App, modpacks, mods and Marketplace add-ons work.',
  url: 'https://docs.feed-the-beast.com',
  baseUrl: '/',
  /** The main company site; footer paths that are not `/docs/…` belong to it. */
  companyUrl: 'https://feed-the-beast.com',
  /** Shortcut host: social links and support addresses. */
  shortcutUrl: 'https://go.ftb.team',
  repository: 'https://github.com/FTBTeam/docs',
} as const;

/** Address of a source file on the edit view of the repository's `main` branch. */
export function editUrl(pathInRepository: string): string {
  return `${site.repository}/edit/main/${pathInRepository}`;
}

/**
 * Address of a new issue in the source repository with title and body filled in.
 * Both are percent-encoded here, so callers may pass what a reader typed.
 */
export function newIssueUrl(title: string, body: string): string {
  const query = new URLSearchParams({title, body});
  return `${site.repository}/issues/new?${query}`;
}
