import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Entry} from '@site/src/data/schema/entry';
import type {MaterialEntry} from '@site/src/data/schema/market';
import {harvestTiers, type Numbers} from '@site/src/lib/tool';
import DataTable, {Inline, type Column} from '../DataTable';
import base from '../DataTable/styles.module.css';
import Sprite from '../Sprite';
import Figure from './Figure';
import styles from './styles.module.css';

const tierOf = ({head}: MaterialEntry) => harvestTiers.indexOf(head.level);

const numbers: (keyof Numbers)[] = ['durability', 'speed', 'attack'];

/** Returns the columns for one kind of part. */
function partColumns(rows: MaterialEntry[], part: 'head' | 'handle'): Column<MaterialEntry>[] {
  return numbers.map((key) => {
    const all = rows.map((row) => row[part][key]);
    return {
      title: `${part === 'head' ? 'Head' : 'Handle'} ${key}`,
      className: styles[part],
      cell: (row) => <Figure value={row[part][key]} among={all} unit={part === 'handle' ? '×' : ''} />,
      sort: 'number',
    };
  });
}

/** Renders the name of a material, its trait, and how to make parts from the material. */
function Material({of: {name, item, trait, obtained, since}}: {of: MaterialEntry}): ReactNode {
  return (
    <>
      <span className={base.label}>
        {item && <Sprite cell={item.sprite} />} {name}
      </span>
      <span className={base.sub}>
        Trait <Link to={trait.href}>{trait.name}</Link> · {obtained}
        {since !== undefined && `; since version ${since}`}
      </span>
    </>
  );
}

/** Explanations of the columns, one per line below the table. */
const legend = [
  '**Durability**: points, the number beside the heart in a tooltip.',
  '**Speed**: mining speed, the number beside the pickaxe in a tooltip; it has no unit, and higher is faster.',
  '**Attack**: attack damage in points. The tooltip of a tool shows whole points.',
  '**Harvest**: harvest tier, what the head can mine. Wood and Gold mine least, then Stone, Iron, Diamond, Netherite.',
  '**Handle** or guard: the share of the head’s number that it adds: 0.75× adds three quarters. A tool has head × (1 + handle).',
  '**★**: the highest of its column here.',
];

/**
 * Renders the statistics of a tier's tool materials, with heads and handles side by side. The best number in each
 * column is marked. `<ToolBuilder>` compares the materials of all tiers.
 * @param data the tier that `id` refers to, inserted when the page is compiled
 */
export default function MaterialTable({data}: {id: string; data: Entry<MaterialEntry>}): ReactNode {
  const rows = data.groups.flatMap((group) => group.rows);
  const levels = rows.map(tierOf);
  const noted = rows.flatMap(({name, notes}) => (notes.length > 0 ? `**${name}**: ${notes.join(' ')}` : []));
  return (
    <DataTable
      entry={data}
      kind="material"
      nameOf={({name}) => name}
      className={styles.materials}
      legend={[...legend, ...noted].map((line) => (
        <div key={line}>
          <Inline>{line}</Inline>
        </div>
      ))}
      columns={[
        {title: 'Material', cell: (row) => <Material of={row} />, sort: 'text'},
        ...partColumns(rows, 'head'),
        {
          title: 'Harvest',
          className: styles.head,
          cell: (row) => <Figure value={tierOf(row)} among={levels} text={row.head.level} />,
          sort: 'number',
        },
        ...partColumns(rows, 'handle'),
      ]}
    />
  );
}
