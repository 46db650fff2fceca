import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Navbar} from '@docusaurus/theme-common';
import {sections} from './sections';
import {site} from './site';

/** Inside of the page: 368 bytes are not worth a request before the largest paint. */
const icon = readFileSync(join(__dirname, '../../static/img/favicon.svg'), 'utf8').trim();
const logo = `data:image/svg+xml,${encodeURIComponent(icon)}`;

/** Label of the link to the repository; a screen reader hears it in a sentence. */
const sourceLabel = 'GitHub';

export const navbar: Partial<Navbar> = {
  title: site.title,
  logo: {alt: '', src: logo, width: 32, height: 32},
  // Hides while the reader scrolls down, returns on the way up: on phones only, see src/css/navbar.css.
  hideOnScroll: true,
  items: [
    ...sections
      .filter((section) => section.tab)
      .map(({id, label, path}) => ({
        position: 'left' as const,
        className: `navbar-section navbar-section--${id}`,
        // Not `docSidebar`: it leads to the sidebar's first document, which in Mods is the suite and not the landing page.
        to: path,
        activeBasePath: path,
        label,
      })),
    {
      type: 'docsVersionDropdown',
      className: 'navbar-version',
      position: 'right',
      // What the label alone does not tell a screen reader; read by theme/NavbarItem/DropdownNavbarItem/Desktop.
      'data-hint': 'Docs version:',
      // With a single version upstream renders a plain link; the extra entry keeps it a dropdown that explains itself.
      dropdownItemsAfter: [{to: '/docs/mods', label: 'Which game versions?'}],
    },
    {type: 'localeDropdown', position: 'right', 'data-hint': 'Language:'},
    {
      href: site.repository,
      label: sourceLabel,
      position: 'right',
      className: 'navbar-source',
      'aria-label': `${sourceLabel}: source of this site`,
    },
  ],
};
