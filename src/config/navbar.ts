import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Navbar} from '@docusaurus/theme-common';
import {sections} from './sections';
import {site} from './site';

/** Inlined, because 368 bytes are not worth a request before the largest paint. */
const icon = readFileSync(join(__dirname, '../../static/img/favicon.svg'), 'utf8').trim();
const logo = `data:image/svg+xml,${encodeURIComponent(icon)}`;

export const navbar: Partial<Navbar> = {
  title: site.title,
  logo: {alt: '', src: logo, width: 32, height: 32},
  // On phones only: src/css/navbar.css keeps the navbar visible elsewhere.
  hideOnScroll: true,
  items: [
    ...sections
      .filter((section) => section.tab)
      .map(({id, label, path}) => ({
        position: 'left' as const,
        className: `navbar-section navbar-section--${id}`,
        // Not `docSidebar`: that leads to the sidebar's first document, which in Mods is not the landing page.
        to: path,
        activeBasePath: path,
        label,
      })),
    {
      type: 'docsVersionDropdown',
      className: 'navbar-version',
      position: 'right',
      // Screen readers read it before the label (theme/NavbarItem/DropdownNavbarItem/Desktop).
      'data-hint': 'Docs version:',
      // With a single version, upstream renders a plain link; a further entry makes it a dropdown.
      dropdownItemsAfter: [{to: '/docs/mods', label: 'Which game versions?'}],
    },
    {type: 'localeDropdown', position: 'right', 'data-hint': 'Language:'},
    {
      href: site.repository,
      label: 'GitHub',
      position: 'right',
      className: 'navbar-source',
      'aria-label': 'GitHub: source of this site',
    },
  ],
};
