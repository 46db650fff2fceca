import {site} from './site';

export interface FooterLink {
  label: string;
  /** Absolute path on this site (`/docs/…`), or a full URL. */
  href: string;
}

export interface FooterColumn {
  title: string;
  links: FooterLink[];
}

export interface SocialLink extends FooterLink {
  /** Name of the glyph in `src/sprites/glyphs/social.txt`. */
  icon: 'discord' | 'bluesky' | 'x' | 'instagram' | 'twitch' | 'youtube' | 'facebook' | 'github';
}

export interface Partner extends FooterLink {
  /** Text of the second line of the wordmark. */
  note: string;
}

const company = (path: string) => `${site.companyUrl}${path}`;
const shortcut = (path: string) => `${site.shortcutUrl}${path}`;

/** Heading of the first column. */
export const partnersTitle = 'Proudly partnered with';

export const partners: Partner[] = [
  {label: 'BisectHosting', note: 'Game servers', href: 'https://bisecthosting.com/ftb'},
  {label: 'Overwolf', note: 'App platform', href: 'https://overwolf.com'},
  {label: 'Minecraft Marketplace', note: 'Partner', href: shortcut('/mc-marketplace')},
];

export const footerColumns: FooterColumn[] = [
  {
    title: site.company,
    links: [
      {label: 'Blog', href: company('/blog')},
      {label: 'Contribute', href: 'https://github.com/ftbteam'},
      {label: 'Support', href: company('/support')},
      {label: 'Servers', href: 'https://forum.feed-the-beast.com/servers'},
      {label: 'Status', href: 'https://status.feed-the-beast.com'},
      {label: 'Contact us', href: company('/support#contact')},
    ],
  },
  {
    title: 'Content',
    links: [
      {label: 'FTB App', href: company('/ftb-app')},
      {label: 'Modpacks', href: company('/modpacks')},
      {label: 'Server Files', href: company('/modpacks/server-files')},
      {label: 'Wiki', href: shortcut('/wiki')},
      {label: 'Mods', href: company('/mods')},
      {label: 'Forums', href: 'https://forum.feed-the-beast.com'},
      {label: 'GitHub', href: 'https://github.com/ftbteam'},
    ],
  },
  {
    title: 'Resources',
    links: [
      {label: 'Privacy', href: company('/policies/privacy-notice')},
      {label: 'Terms of Service', href: company('/policies/terms-and-conditions')},
      {label: 'Forum Rules', href: company('/policies/forum-rules')},
      {label: 'Cookies', href: company('/policies/cookie-policy')},
      {label: 'Policies', href: company('/policies')},
    ],
  },
  {
    title: 'Docs',
    links: [
      {label: 'FTB App', href: '/docs/app'},
      {label: 'Marketplace', href: '/docs/marketplace'},
      {label: 'Mods', href: '/docs/mods'},
      {label: 'Modpacks', href: '/docs/modpacks'},
      {label: 'Support', href: '/docs/support'},
    ],
  },
];

export const socialLinks: SocialLink[] = [
  {label: 'Discord', href: shortcut('/discord'), icon: 'discord'},
  {label: 'Bluesky', href: shortcut('/bsky'), icon: 'bluesky'},
  {label: 'X (Twitter)', href: shortcut('/twitter'), icon: 'x'},
  {label: 'Instagram', href: shortcut('/instagram'), icon: 'instagram'},
  {label: 'Twitch', href: shortcut('/twitch'), icon: 'twitch'},
  {label: 'YouTube', href: shortcut('/youtube'), icon: 'youtube'},
  {label: 'Facebook', href: shortcut('/facebook'), icon: 'facebook'},
  {label: 'GitHub', href: shortcut('/github'), icon: 'github'},
];

/** Returns the copyright line below the columns. `copyrightYear` in year.ts returns the year. */
export function copyright(year: number): string {
  return `© ${year} ${site.companyLegal}`;
}
