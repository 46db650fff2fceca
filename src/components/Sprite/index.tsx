import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Where a sprite stands in the sheet, for the class `sprite` of this folder's styles.
 * @param cell number of the cell, counted from 0
 */
export function spriteStyle(cell: number): CSSProperties {
  return {'--y': -cell} as CSSProperties;
}

interface Props {
  /** Cell of the sheet, counted from 0: `sprite` of an item. */
  cell: number;
  /** Pixels on the page along each side; a multiple of 16 stays crisp. */
  size?: 16 | 32 | 48 | 64;
  className?: string;
}

/** An item's picture. Decoration: the item's name has to stand beside it. */
export default function Sprite({cell, size = 16, className}: Props): ReactNode {
  return (
    <span
      className={clsx(styles.sprite, className)}
      style={{...spriteStyle(cell), ...(size === 16 ? {} : {'--size': `${size}px`})} as CSSProperties}
    />
  );
}
