import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Returns the style that selects a cell of the sprite sheet, for an element with the class `sprite`.
 * @param cell index of the cell, from 0
 */
export function spriteStyle(cell: number): CSSProperties {
  return {'--y': -cell} as CSSProperties;
}

interface Props {
  /** Index of the cell in the sprite sheet, from 0. */
  cell: number;
  /** Side length in pixels. Multiples of 16 keep the pixels sharp. */
  size?: 16 | 32 | 48 | 64;
  className?: string;
}

/** Renders an item's picture. The picture is decorative, so the item's name must be beside it. */
export default function Sprite({cell, size = 16, className}: Props): ReactNode {
  return (
    <span
      className={clsx(styles.sprite, className)}
      style={{...spriteStyle(cell), ...(size === 16 ? {} : {'--size': `${size}px`})} as CSSProperties}
    />
  );
}
