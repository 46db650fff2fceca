import type {Navbar} from '@docusaurus/theme-common';
import {site} from './site';

/** The four sections with a tab. `modpacks` has a sidebar but, by design, no tab. */
const sections = [
  {sidebarId: 'app', label: 'FTB App'},
  {sidebarId: 'marketplace', label: 'Marketplace'},
  {sidebarId: 'mods', label: 'Mods'},
  {sidebarId: 'support', label: 'Support'},
];

export const navbar: Partial<Navbar> = {
  title: site.title,
  logo: {alt: '', src: '/img/mark.svg', width: 32, height: 32},
  // Hides while the reader scrolls down, returns on the way up.
  hideOnScroll: true,
  items: [
    ...sections.map((section) => ({
      type: 'docSidebar',
      position: 'left' as const,
      className: `navbar-section navbar-section--${section.sidebarId}`,
      ...section,
    })),
    {
      type: 'docsVersionDropdown',
      position: 'right',
      // With a single version upstream draws a plain link; the extra entry keeps it a dropdown that explains itself.
      dropdownItemsAfter: [{to: '/docs/mods', label: 'Which game versions?'}],
    },
    {type: 'localeDropdown', position: 'right'},
    {
      href: site.repository,
      label: 'GitHub',
      position: 'right',
      className: 'navbar-source',
      'aria-label': 'Source of this site on GitHub',
    },
  ],
};
