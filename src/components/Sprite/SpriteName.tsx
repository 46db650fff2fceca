import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ItemEntry} from '@site/src/data/schema/market';
import {spriteStyle} from '.';
import styles from './styles.module.css';

/** Renders an item's sprite and name, linked to its explanation. Unlike `<Item>`, it has no tooltip. */
export default function SpriteName({item: {name, sprite, href}}: {item: ItemEntry}): ReactNode {
  const props = {className: styles.leading, style: spriteStyle(sprite), children: name};
  return href === undefined ? <span {...props} /> : <Link to={href} {...props} />;
}
