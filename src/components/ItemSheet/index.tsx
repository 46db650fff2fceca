import type {ReactNode} from 'react';
import type {ItemListEntry} from '@site/src/data/schema/market';
import {Code} from '../DataTable/Inline';
import Sprite from '../Sprite';
import styles from './styles.module.css';

/** Returns the anchor of an item: `ftbst-dust` for `ftbst:dust`. */
const anchorOf = (id: string) => id.replace(/[:/]/g, '-');

/**
 * Renders all items of a data file, each with its sprite, its name and the id that authors write on pages:
 * `<ItemSheet id="tinkers" />`.
 */
export default function ItemSheet({data}: {data: ItemListEntry}): ReactNode {
  return (
    <ul className={styles.sheet}>
      {data.items.map(({id, name, sprite, gameId}) => (
        <li key={id} id={anchorOf(id)}>
          <Sprite cell={sprite} size={48} className={styles.sprite} />
          <span className={styles.name}>{name}</span>
          <span className={gameId === undefined ? styles.key : undefined}>
            <Code>{id}</Code>
          </span>
        </li>
      ))}
    </ul>
  );
}
