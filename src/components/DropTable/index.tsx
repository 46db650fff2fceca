import type {ReactNode} from 'react';
import type {DropEntry, ItemEntry} from '@site/src/data/schema/market';
import DataTable, {type Column} from '../DataTable';
import Sprite from '../Sprite';
import {dropRows, percentText, type Chance, type DropRow} from './drops';
import styles from './styles.module.css';
import {whereFrom} from './where-from';

function ChanceCell({chance, mesh}: {chance: Chance | undefined; mesh: string}): ReactNode {
  if (chance === undefined) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">never</span>
      </>
    );
  }
  const {percent, bestMesh, best} = chance;
  return (
    <>
      {bestMesh ? <b className={styles.bestMesh}>{percentText(percent)}</b> : percentText(percent)}
      {best && (
        <span className={styles.star} aria-hidden="true">
          ★
        </span>
      )}
      {(best || bestMesh) && (
        <span className="visually-hidden">{best ? ` best of all, with ${mesh}` : ` best with ${mesh}`}</span>
      )}
    </>
  );
}

const Named = ({item: {name, sprite}}: {item: ItemEntry}) => (
  <>
    <Sprite cell={sprite} className={styles.picture} />
    {name}
  </>
);

/** Returns the columns for the item, the block and each mesh ("String" for the String Mesh). */
function columnsOf({meshes}: DropEntry): Column<DropRow>[] {
  return [
    {title: 'Item', className: styles.item, cell: ({item}) => <Named item={item} />, sort: 'text'},
    {
      title: 'Block',
      plain: true,
      className: styles.block,
      cell: ({block}) => <Named item={block} />,
      sort: 'text',
    },
    ...meshes.map(({item: {name, sprite}}, i): Column<DropRow> => ({
      title: name.replace(/ Mesh$/, ''),
      icon: <Sprite cell={sprite} className={styles.mesh} />,
      className: styles.chance,
      cell: ({chances}) => <ChanceCell chance={chances[i]} mesh={name} />,
      sort: 'number',
    })),
  ];
}

/**
 * Renders the drops of a sieve, with one row per item and block and one column per mesh. It marks the best mesh in
 * each row, and the highest chance of each item.
 * @param data the entry that `id` refers to, inserted when the page is compiled
 */
export default function DropTable({data}: {id: string; data: DropEntry}): ReactNode {
  const {title, about = ''} = data;
  const told = `Chance of each item per draw, as published: rounded to two decimals, so those of a block and a mesh add up to 100% within 0.05. ${about} **Underlined**: the best mesh for that block. **★**: the best of all blocks and meshes for that item.`;
  return (
    <DataTable
      entry={{...data, groups: [{id: 'drops', title, about: told, rows: dropRows(data)}]}}
      kind="drop"
      nameOf={({item, block}) => `${item.name} from ${block.name}`}
      className={styles.drops}
      filter={{label: 'Find an item or a block', name: 'drop', answer: whereFrom}}
      columns={columnsOf(data)}
    />
  );
}
