/**
 * Draws: the frame of a note, tip, warning or danger: pixel icon, title, text. The look is in src/css/prose.css.
 * Upstream: @docusaurus/theme-classic 3.8.1, theme/Admonition/Layout/index.tsx
 * Kind: ejected
 * Upstream hash: sha256 89ceb194120ced106e443aff0128d42c8030c573047cecfff096053834d1eea4
 * Why: our own icons by type; a title in the writer's case instead of capitals.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import PixelArt from '@site/src/components/PixelArt';
import {admonitionIcon} from '@site/src/components/site/AdmonitionIcon/rows';
import styles from './styles.module.css';

export default function AdmonitionLayout({type, title, className, children}: Props): ReactNode {
  return (
    <div
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        className,
      )}
    >
      <div className={styles.heading}>
        <PixelArt rows={admonitionIcon(type)} palette={{'#': 'currentColor'}} className={styles.icon} />
        <span className={styles.title}>{title ?? type}</span>
      </div>
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}
