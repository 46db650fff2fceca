import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Entry} from '@site/src/data/schema/entry';
import type {MaterialEntry} from '@site/src/data/schema/market';
import {harvestTiers, type Numbers} from '@site/src/data/tool';
import base from '../DataTable/styles.module.css';
import Sprite from '../Sprite';
import SortedTable, {type SortedColumn} from '../SortedTable';
import Figure from './Figure';
import Legend from './Legend';
import styles from './styles.module.css';

const tierOf = ({head}: MaterialEntry) => harvestTiers.indexOf(head.level);

const statistics: {key: keyof Numbers; title: string; label: string}[] = [
  {key: 'durability', title: 'Durability', label: 'durability'},
  {key: 'speed', title: 'Speed', label: 'mining speed'},
  {key: 'attack', title: 'Attack', label: 'attack damage'},
];

/** The columns of one kind of part, highest numbers marked. */
function partColumns(rows: MaterialEntry[], part: 'head' | 'handle'): SortedColumn<MaterialEntry>[] {
  return statistics.map(({key, title, label}) => {
    const all = rows.map((row) => row[part][key]);
    return {
      title,
      group: part === 'head' ? 'Head' : 'Handle or guard adds',
      label: `${part === 'head' ? 'Head' : 'Handle'} ${label}`,
      className: clsx(base.labelled, styles.number, styles[part]),
      cell: (row) => <Figure value={row[part][key]} among={all} unit={part === 'handle' ? '×' : ''} />,
      sort: (row) => row[part][key],
    };
  });
}

/** The name with what parts are made of, where that is an item. */
function Name({material: {name, item}}: {material: MaterialEntry}): ReactNode {
  return (
    <span className={clsx(base.label, styles.named)}>
      {item ? <Sprite cell={item.sprite} /> : <span />} <span>{name}</span>
    </span>
  );
}

/** How a part is made, and where more is said of the material. */
function Obtained({material: {id, name, obtained, since, notes}}: {material: MaterialEntry}): ReactNode {
  return (
    <>
      {obtained}
      {since !== undefined && `; since version ${since}`}
      {notes.length > 0 && (
        <>
          {' · '}
          <a href={`#material-${id}-note`} aria-label={`Note on ${name}`}>
            Note
          </a>
        </>
      )}
    </>
  );
}

/**
 * Numbers of a tier's tool materials, head and handle side by side: sorted by any column, the best of each marked.
 * `<ToolBuilder>` compares those of all tiers.
 * @param data the tier that `id` names; filled in while the page is compiled
 */
export default function MaterialTable({data}: {id: string; data: Entry<MaterialEntry>}): ReactNode {
  const rows = data.groups.flatMap((group) => group.rows);
  const levels = rows.map(tierOf);
  return (
    <SortedTable
      entry={data}
      kind="material"
      nameOf={({name}) => name}
      className={styles.materials}
      legend={<Legend rows={rows} />}
      columns={[
        {
          title: 'Material',
          cell: (material) => <Name material={material} />,
          sort: ({name}) => name,
        },
        ...partColumns(rows, 'head'),
        {
          title: 'Harvest',
          group: 'Head',
          label: 'Head harvest tier',
          className: clsx(base.labelled, styles.head),
          cell: (row) => <Figure value={tierOf(row)} among={levels} text={row.head.level} />,
          sort: tierOf,
        },
        ...partColumns(rows, 'handle'),
        {
          title: 'Trait',
          className: clsx(base.labelled, styles.trait),
          cell: ({trait}) => <Link to={trait.href}>{trait.name}</Link>,
          sort: ({trait}) => trait.name,
        },
        {
          title: 'How to make a part',
          className: clsx(base.labelled, styles.obtained),
          cell: (material) => <Obtained material={material} />,
        },
      ]}
    />
  );
}
