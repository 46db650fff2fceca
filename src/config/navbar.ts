import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Navbar} from '@docusaurus/theme-common';
import {sections} from './sections';
import {site} from './site';

/** Inlined, because a separate request for 368 bytes would delay the largest contentful paint. */
const icon = readFileSync(join(__dirname, '../../static/img/favicon.svg'), 'utf8').trim();
const logo = `data:image/svg+xml,${encodeURIComponent(icon)}`;

export const navbar: Partial<Navbar> = {
  title: site.title,
  logo: {alt: '', src: logo, width: 32, height: 32},
  // Affects phones only: on wider screens, src/css/navbar.css keeps the navbar visible.
  hideOnScroll: true,
  items: [
    ...sections
      .filter((section) => section.tab)
      .map(({id, label, path}) => ({
        position: 'left' as const,
        className: `navbar-section navbar-section--${id}`,
        // A `docSidebar` item would link to the first document of the sidebar, which is not the landing page
        // in the Mods section.
        to: path,
        activeBasePath: path,
        label,
      })),
    {
      type: 'docsVersionDropdown',
      className: 'navbar-version',
      position: 'right',
      // Screen readers announce this text before the label (theme/NavbarItem/DropdownNavbarItem/Desktop).
      'data-hint': 'Docs version:',
      // Docusaurus renders a plain link if there is only one version. With this extra item, it renders a
      // dropdown.
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
