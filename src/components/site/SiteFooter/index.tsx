import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  copyright,
  footerColumns,
  partners,
  partnersTitle,
  socialLinks,
  type FooterLink,
} from '@site/src/config/footer';
import {useId, type ReactNode} from 'react';
import {parseGlyphs} from '../../../sprites/glyphs';
import glyphs from '../../../sprites/glyphs/social.txt?raw';
import PixelArt from '../../PixelArt';
import shared from '../../shared.module.css';
import styles from './styles.module.css';

const signs = parseGlyphs('social.txt', glyphs);

/** Renders an internal link with the router, and an external link as a plain link that opens in the same tab. */
function AnyLink({href, className, children}: {href: string; className?: string; children: ReactNode}) {
  return href.startsWith('/') ? (
    <Link to={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
}

function Column({title, className, children}: {title: string; className?: string; children: ReactNode}) {
  const id = useId();
  return (
    <div className={className}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

function LinkColumn({title, links}: {title: string; links: FooterLink[]}) {
  return (
    <Column title={title}>
      {links.map(({label, href}) => (
        <li key={label}>
          <AnyLink href={href} className={styles.link}>
            {label}
          </AnyLink>
        </li>
      ))}
    </Column>
  );
}

/**
 * Renders the footer of every page: partners, the company's links, social media and the copyright notice.
 * @param year year of the copyright notice, passed in because a year computed in the browser could differ from the
 * server-rendered HTML
 */
export default function SiteFooter({year}: {year: number}): ReactNode {
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} ${styles.footer}`}>
      <div className={styles.ground} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <Column title={partnersTitle} className={styles.partners}>
            {partners.map(({label, note, href}) => (
              <li key={label}>
                <a href={href} className={styles.partner}>
                  <span className={styles.wordmark}>{label}</span>{' '}
                  <span className={shared.small}>{note}</span>
                </a>
              </li>
            ))}
          </Column>
          {footerColumns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </div>
        <div className={styles.last}>
          <p className={styles.copyright}>{copyright(year)}</p>
          <ul className={styles.social} aria-label="Follow us">
            {socialLinks.map(({label, href, icon}) => (
              <li key={label}>
                <a href={href} aria-label={label} title={label} className={styles.sign}>
                  <PixelArt rows={signs.get(icon)} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
