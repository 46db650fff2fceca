import {useMemo, useRef, type CSSProperties, type ReactNode} from 'react';
import type {DropEntry} from '@site/src/data/schema/market';
import Inline from '../DataTable/Inline';
import SortedTable, {type SortedColumn} from '../SortedTable';
import Sprite from '../Sprite';
import DropFilter from './DropFilter';
import {dropRows, percentText, type Chance, type DropRow} from './drops';
import styles from './styles.module.css';

/** A mesh as a column: "String" for the String Mesh. */
export interface MeshColumn {
  name: string;
  short: string;
  sprite: number;
}

/** Titles of the columns in words of their own: "String Mesh", "Flint Mesh" → "String", "Flint". */
function meshColumns({meshes}: DropEntry): MeshColumn[] {
  const names = meshes.map(({item}) => item.name);
  const last = names[0]?.split(' ').at(-1) ?? '';
  const shared = names.every((name) => name.endsWith(` ${last}`));
  return meshes.map(({item: {name, sprite}}) => ({
    name,
    short: shared ? name.slice(0, -last.length - 1) : name,
    sprite,
  }));
}

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

/** Item, block, and a chance for each mesh. */
function columnsOf(meshes: MeshColumn[]): SortedColumn<DropRow>[] {
  return [
    {
      title: 'Item',
      className: styles.item,
      cell: ({item}) => (
        <>
          <Sprite cell={item.sprite} className={styles.picture} />
          {item.name}
        </>
      ),
      sort: ({item}) => item.name,
    },
    {
      title: 'Block',
      className: styles.block,
      cell: ({block}) => (
        <>
          <Sprite cell={block.sprite} className={styles.picture} />
          {block.name}
        </>
      ),
      sort: ({block}) => block.name,
    },
    ...meshes.map(({name, short, sprite}, i) => ({
      title: short,
      icon: <Sprite cell={sprite} className={styles.mesh} />,
      className: styles.chance,
      cell: ({chances}: DropRow) => <ChanceCell chance={chances[i]} mesh={name} />,
      sort: ({chances}: DropRow) => chances[i]?.percent,
    })),
  ];
}

function About({about}: {about?: string}): ReactNode {
  return (
    <div className={styles.about}>
      <p>
        Chance of each item per draw, as published: rounded to two decimals, so those of a block and a mesh
        add up to 100% within 0.05.
        {about !== undefined && (
          <>
            {' '}
            <Inline>{about}</Inline>
          </>
        )}
      </p>
      <p>
        <b className={styles.bestMesh}>Underlined</b>: the best mesh for that block.{' '}
        <span className={styles.star}>★</span>: the best of all blocks and meshes for that item.
      </p>
    </div>
  );
}

/**
 * What a sieve gives: one row per item and block, one column per mesh, the best mesh marked. Sorts by any column, and
 * answers where an item comes from.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function DropTable({data}: {id: string; data: DropEntry}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => dropRows(data), [data]);
  const {id, title, about, file, source} = data;
  const meshes = meshColumns(data);
  return (
    <div ref={box} style={{'--meshes': meshes.length} as CSSProperties}>
      <About about={about} />
      <SortedTable
        entry={{id, title, file, source, groups: [{id: 'drops', title, rows}]}}
        kind="drop"
        nameOf={({item, block}) => `${item.name} from ${block.name}`}
        className={styles.drops}
        filter={<DropFilter box={box} rows={rows} meshes={meshes} />}
        columns={columnsOf(meshes)}
      />
    </div>
  );
}
