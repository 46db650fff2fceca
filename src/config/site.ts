/** Names and addresses that several parts of the site use. */
export const site = {
  title: 'FTB Docs',
  company: 'Feed The Beast',
  companyLegal: 'Feed The Beast Ltd',
  tagline: 'How the FTB App, modpacks, mods and Marketplace add-ons work.',
  url: 'https://docs.feed-the-beast.com',
  baseUrl: '/',
  companyUrl: 'https://feed-the-beast.com',
  /** Host of short addresses, such as social links and support. */
  shortcutUrl: 'https://go.ftb.team',
  repository: 'https://github.com/FTBTeam/docs',
} as const;

/** Address that edits a source file on the `main` branch of the repository. */
export function editUrl(pathInRepository: string): string {
  return `${site.repository}/edit/main/${pathInRepository}`;
}

/**
 * Address of a new issue in the source repository, with title and body filled in.
 * @param title not encoded
 * @param body not encoded
 */
export function newIssueUrl(title: string, body: string): string {
  const query = new URLSearchParams({title, body});
  return `${site.repository}/issues/new?${query}`;
}
