/**
 * Upstream hash: sha256 89ceb194120ced106e443aff0128d42c8030c573047cecfff096053834d1eea4
 * Why: uses this site's icons, and keeps the title's capitalization instead of showing it in capitals. The
 *   other styles are in src/css/admonitions.css.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import PixelArt from '@site/src/components/PixelArt';
import {textOf} from '@site/src/components/usage';
import {parseGlyphs} from '@site/src/sprites/glyphs';
import glyphs from '@site/src/sprites/glyphs/admonitions.txt?raw';
import styles from './styles.module.css';

const icons = parseGlyphs('admonitions.txt', glyphs);

export default function AdmonitionLayout({type, title, className, children}: Props): ReactNode {
  // With a custom title, only colour and icon show the type, so it is added as text for screen readers.
  const hasOwnTitle = title !== undefined && textOf(title).toLowerCase() !== type;
  return (
    <div
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        className,
      )}
    >
      <div className={styles.heading}>
        <PixelArt
          rows={icons.get(type === 'caution' ? 'warning' : type) ?? icons.get('note')}
          className={styles.icon}
        />
        <span className={styles.title}>
          {hasOwnTitle && <span className="visually-hidden">{type}: </span>}
          {title ?? type}
        </span>
      </div>
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}
