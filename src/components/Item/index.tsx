import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import type {ItemEntry} from '@site/src/data/schema/market';
import {spriteStyle} from '../Sprite';
import sprite from '../Sprite/styles.module.css';
import styles from './styles.module.css';
import {explain} from './tip';

interface Props {
  /** Inserted for `id` by src/build/remark/data-refs, or passed by another component. */
  data: ItemEntry;
  /** Text to show instead of the item's name. */
  children?: ReactNode;
}

/**
 * Renders an item's sprite and name: `<Item id="ftbst:dust" />`. Pointer, touch and keyboard open a tooltip
 * (`tip.ts`). Without JavaScript, there is still a link if a page explains the item. It renders a single element,
 * because a page may contain hundreds of items.
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
