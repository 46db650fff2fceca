import type {CSSProperties, ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Glyph} from '../Drawing/Glyph';
import {elementsOf, misuse, required} from '../usage';
import styles from './styles.module.css';

/**
 * Renders a grid of links to other pages. The search index omits the grid, because it contains the linked pages.
 * @throws Error when there is no `<Card>` inside
 */
export default function Cards({children}: {children?: ReactNode}): ReactNode {
  const cards = elementsOf(children);
  if (cards.length === 0) misuse('<Cards>', 'needs at least one <Card> inside.');
  return (
    <ul className={styles.cards} data-search="off">
      {cards}
    </ul>
  );
}

interface CardProps {
  /** Path on this site, such as `/docs/app/Guides/install-modpack`, or a full URL. */
  href: string;
  title: string;
  /** Picture beside the text, or the name of a glyph (src/sprites/glyphs). */
  icon?: string | ReactElement;
  style?: CSSProperties;
  /** One line about the linked page. */
  children?: ReactNode;
}

/**
 * Renders a card in `<Cards>`. The whole card is a link.
 * @throws Error when `href` or `title` is missing
 */
export function Card({href, title, icon, style, children}: CardProps): ReactNode {
  return (
    <li className={styles.item} style={style}>
      <Link className={styles.card} to={required('<Card>', 'href', href)}>
        {icon && (
          <span className={styles.icon}>{typeof icon === 'string' ? <Glyph name={icon} /> : icon}</span>
        )}
        <span>
          <span className={styles.title}>{required('<Card>', 'title', title)}</span>
          {children && <span className={styles.text}>{children}</span>}
        </span>
      </Link>
    </li>
  );
}
