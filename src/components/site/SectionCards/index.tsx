import type {CSSProperties} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import {sections} from '@site/src/config/sections';
import SectionIcon from '../SectionIcon';
import styles from './styles.module.css';

/** Sections with a tab come first; a single remaining card fills the last row. */
const ordered = [...sections].sort((a, b) => Number(b.tab) - Number(a.tab));

/** Cards of the five sections: icon, edition, one line and its main pages. */
export default function SectionCards() {
  return (
    <ul className={styles.grid}>
      {ordered.map((section) => (
        <li
          key={section.id}
          className={styles.card}
          style={{'--ftb-accent': `var(--ftb-accent-${section.id})`} as CSSProperties}
        >
          <SectionIcon section={section.id} className={styles.icon} />
          <p className={styles.edition}>{section.edition}</p>
          <Heading as="h3" className={styles.title}>
            <Link to={section.path}>{section.label}</Link>
          </Heading>
          <p className={styles.line}>{section.about}</p>
          {section.inside.length > 0 && (
            <ul className={styles.inside}>
              {section.inside.map((page) => (
                <li key={page.path}>
                  <Link to={page.path}>{page.label}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
