/** Names and URLs that several parts of the site use. */
export const site = {
  title: 'FTB Docs',
  company: 'Feed The Beast',
  companyLegal: 'Feed The Beast Ltd',
  tagline: 'How the FTB App, modpacks, mods and Marketplace add-ons work.',
  url: 'https://docs.feed-the-beast.com',
  baseUrl: '/',
  companyUrl: 'https://feed-the-beast.com',
  /** Host of FTB's short links, for example to social media and support. */
  shortcutUrl: 'https://go.ftb.team',
  repository: 'https://github.com/FTBTeam/docs',
} as const;

/** Returns the GitHub URL for editing a source file on the `main` branch. */
export function editUrl(pathInRepository: string): string {
  return `${site.repository}/edit/main/${pathInRepository}`;
}

/**
 * Returns the URL of a prefilled new issue in the source repository.
 * @param title not URL-encoded
 * @param body not URL-encoded
 */
export function newIssueUrl(title: string, body: string): string {
  const query = new URLSearchParams({title, body});
  return `${site.repository}/issues/new?${query}`;
}
