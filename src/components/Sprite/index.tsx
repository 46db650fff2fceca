import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Style for an element of the class `sprite` that selects a cell of the sheet.
 * @param cell number of the cell, counted from 0
 */
export function spriteStyle(cell: number): CSSProperties {
  return {'--y': -cell} as CSSProperties;
}

interface Props {
  /** Cell of the sheet, counted from 0: `sprite` of an item. */
  cell: number;
  /** Side length in pixels; multiples of 16 stay sharp. */
  size?: 16 | 32 | 48 | 64;
  className?: string;
}

/** An item's picture. Decorative, so the item's name must be beside it. */
export default function Sprite({cell, size = 16, className}: Props): ReactNode {
  return (
    <span
      className={clsx(styles.sprite, className)}
      style={{...spriteStyle(cell), ...(size === 16 ? {} : {'--size': `${size}px`})} as CSSProperties}
    />
  );
}
