import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import type {ItemEntry} from '@site/src/data/schema/market';
import {spriteStyle} from '../Sprite';
import sprite from '../Sprite/styles.module.css';
import styles from './styles.module.css';
import {explain} from './tip';

interface Props {
  /** Filled in from `id` (src/build/remark/data-refs), or passed by a component that has items. */
  data: ItemEntry;
  /** Other words for the item, to fit a sentence. */
  children?: ReactNode;
}

/**
 * An item by its sprite and name: `<Item id="ftbst:dust" />`. Pointer, tap and keyboard open a tip (`tip.ts`). Without a
 * script it is the sprite, the name, and a link when a page explains it. It is a single element, because a page may show
 * hundreds.
 */
export default function Item({data, children}: Props): ReactNode {
  const element = useRef<never>(null);
  useEffect(() => (element.current ? explain(element.current, data) : undefined), [data]);
  const props = {
    className: clsx(sprite.leading, styles.item),
    style: spriteStyle(data.sprite),
    ref: element,
    children: children ?? data.name,
  };
  return data.href === undefined ? <span {...props} /> : <Link to={data.href} {...props} />;
}
