import clsx from 'clsx';
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

/** Item, block where there are several, and a chance for each mesh. */
function columnsOf(meshes: MeshColumn[], withBlock: boolean): SortedColumn<DropRow>[] {
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
    ...(withBlock
      ? [
          {
            title: 'Block',
            className: styles.block,
            cell: ({block}: DropRow) => (
              <>
                <Sprite cell={block.sprite} className={styles.picture} />
                {block.name}
              </>
            ),
            sort: ({block}: DropRow) => block.name,
          },
        ]
      : []),
    ...meshes.map(({name, short, sprite}, i) => ({
      title: meshes.length > 1 ? short : 'Chance',
      icon: <Sprite cell={sprite} className={styles.mesh} />,
      className: styles.chance,
      cell: ({chances}: DropRow) => <ChanceCell chance={chances[i]} mesh={name} />,
      sort: ({chances}: DropRow) => chances[i]?.percent,
    })),
  ];
}

function About({about, severalMeshes}: {about?: string; severalMeshes: boolean}): ReactNode {
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
        {severalMeshes && (
          <>
            <b className={styles.bestMesh}>Underlined</b>: the best mesh for that block.{' '}
          </>
        )}
        <span className={styles.star}>★</span>: the best of all blocks and meshes for that item.
      </p>
    </div>
  );
}

/**
 * What a sieve gives: one row per item and block, one column per mesh, the best mesh marked. Sorts by any column, and
 * answers where an item comes from.
 * @param data the entry that `id` names, all chances or those of one block or one mesh; filled in while the page is
 *   compiled
 */
export default function DropTable({data}: {id: string; data: DropEntry}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => dropRows(data), [data]);
  const {id, title, about, file, source} = data;
  const meshes = meshColumns(data);
  const withBlock = data.blocks.length > 1;
  // Parts of a file, which may share a page, have a parameter of their own.
  const part = id.split('/')[1];
  return (
    <div ref={box} style={{'--meshes': meshes.length} as CSSProperties}>
      <About about={about} severalMeshes={meshes.length > 1} />
      <SortedTable
        entry={{id, title, file, source, groups: [{id: 'drops', title, rows}]}}
        kind="drop"
        nameOf={({item, block}) => (withBlock ? `${item.name} from ${block.name}` : item.name)}
        className={clsx(styles.drops, meshes.length === 1 && styles.oneMesh, !withBlock && styles.oneBlock)}
        filter={
          withBlock ? (
            <DropFilter
              box={box}
              rows={rows}
              meshes={meshes}
              parameter={part === undefined ? 'drop' : `drop-${part}`}
            />
          ) : undefined
        }
        columns={columnsOf(meshes, withBlock)}
      />
    </div>
  );
}
