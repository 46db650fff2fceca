import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import type {ItemEntry} from '@site/src/data/schema/market';
import {spriteStyle} from '../Sprite';
import sprite from '../Sprite/styles.module.css';
import styles from './styles.module.css';
import {explain} from './tip';

interface Props {
  /** Filled in from `id` (src/remark/data-refs), or passed by a component that has items. */
  data: ItemEntry;
  /** How many; one is not said. */
  count?: number;
  /** The sprite alone, 32 pixels large, for a cell; the name is still read out, and shown by the tip. */
  compact?: boolean;
  /** Other words for the item, to fit a sentence. */
  children?: ReactNode;
}

/**
 * An item by its sprite and name: `<Item id="ftbst:dust" />`. The pointer, a tap or the keyboard brings up what it is
 * (`tip.ts`). Without a script it is the sprite, the name, and a link when a page explains it. One element an item: a
 * page may show hundreds.
 */
export default function Item({data, count = 1, compact = false, children}: Props): ReactNode {
  const element = useRef<never>(null);
  useEffect(() => (element.current ? explain(element.current, data) : undefined), [data]);
  const times = count > 1 && `${count} × `;
  const props = {
    'data-item': data.id,
    className: clsx(sprite.leading, styles.item, compact && styles.compact),
    style: spriteStyle(data.sprite),
    ref: element,
    children: compact ? (
      <>
        <span className="visually-hidden">
          {times}
          {children ?? data.name}
        </span>
        {times && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </>
    ) : (
      <>
        {times}
        {children ?? data.name}
      </>
    ),
  };
  return data.href === undefined ? <span {...props} /> : <Link to={data.href} {...props} />;
}
