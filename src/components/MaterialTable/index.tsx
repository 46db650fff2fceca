import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Entry} from '@site/src/data/schema/entry';
import type {MaterialEntry} from '@site/src/data/schema/market';
import {harvestTiers, type Numbers} from '@site/src/data/tool';
import DataTable, {type Column} from '../DataTable';
import base from '../DataTable/styles.module.css';
import Sprite from '../Sprite';
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
function partColumns(rows: MaterialEntry[], part: 'head' | 'handle'): Column<MaterialEntry>[] {
  return statistics.map(({key, title, label}) => {
    const all = rows.map((row) => row[part][key]);
    return {
      title,
      group: part === 'head' ? 'Head' : 'Handle or guard adds',
      label: `${part === 'head' ? 'Head' : 'Handle'} ${label}`,
      className: styles[part],
      cell: (row) => <Figure value={row[part][key]} among={all} unit={part === 'handle' ? '×' : ''} />,
      sort: 'number',
    };
  });
}

/** The material, the trait it brings, how a part is made of it, and where more is said. */
function Material({of: {id, name, item, trait, obtained, since, notes}}: {of: MaterialEntry}): ReactNode {
  return (
    <>
      <span className={base.label}>
        {item && <Sprite cell={item.sprite} />} {name}
      </span>
      <span className={base.sub}>
        Trait <Link to={trait.href}>{trait.name}</Link> · {obtained}
        {since !== undefined && `; since version ${since}`}
        {notes.length > 0 && (
          <>
            {' · '}
            <a href={`#material-${id}-note`} aria-label={`Note on ${name}`}>
              Note
            </a>
          </>
        )}
      </span>
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
    <DataTable
      entry={data}
      kind="material"
      nameOf={({name}) => name}
      className={styles.materials}
      legend={<Legend rows={rows} />}
      columns={[
        {title: 'Material', cell: (row) => <Material of={row} />, sort: 'text'},
        ...partColumns(rows, 'head'),
        {
          title: 'Harvest',
          group: 'Head',
          label: 'Head harvest tier',
          className: styles.head,
          cell: (row) => <Figure value={tierOf(row)} among={levels} text={row.head.level} />,
          sort: 'number',
        },
        ...partColumns(rows, 'handle'),
      ]}
    />
  );
}
