import Link from '@docusaurus/Link';
import {memo, type ReactNode} from 'react';
import type {BuilderEntry, BuilderMaterial} from '@site/src/data/schema/market';
import {combine, harvestTiers, type Numbers} from '@site/src/data/tool';
import base from '../DataTable/styles.module.css';
import Figure from '../MaterialTable/Figure';
import SortedTable, {type SortedColumn} from '../SortedTable';
import {statistics} from './build';
import styles from './styles.module.css';

type Row = BuilderMaterial & {anchor: string; numbers: Numbers};

const levelOf = ({head}: Row) => harvestTiers.indexOf(head.level);

function columnsOf(rows: Row[]): SortedColumn<Row>[] {
  return [
    {
      title: 'Material',
      cell: ({name, href}) => (
        <Link className={base.label} to={href}>
          {name}
        </Link>
      ),
      sort: ({name}) => name,
    },
    {
      title: 'Tier',
      className: base.labelled,
      cell: ({tier}) => tier,
      sort: ({tier}) => tier,
    },
    ...statistics.map(({key, title}): SortedColumn<Row> => {
      const all = rows.map(({numbers}) => numbers[key]);
      return {
        title: key === 'attack' ? `${title} (unconfirmed)` : title,
        className: base.labelled,
        cell: ({numbers}) => <Figure value={numbers[key]} among={all} />,
        sort: ({numbers}) => numbers[key],
      };
    }),
    {
      title: 'Harvest tier',
      className: base.labelled,
      cell: (row) => <Figure value={levelOf(row)} text={row.head.level} among={rows.map(levelOf)} />,
      sort: levelOf,
    },
    {
      title: 'Trait',
      className: base.labelled,
      cell: ({trait}) => <Link to={trait.href}>{trait.name}</Link>,
      sort: ({trait}) => trait.name,
    },
  ];
}

/**
 * Every material with a handle of its own: worked out while the page is built, so it needs no script. A choice in the
 * boxes does not render it anew.
 */
export default memo(function OwnHandles({data}: {data: BuilderEntry}): ReactNode {
  const rows: Row[] = data.materials.map((material) => ({
    ...material,
    anchor: `tool-${material.id}`,
    numbers: combine(material.head, material.handle),
  }));
  return (
    <SortedTable
      entry={{
        ...data,
        title: 'Head and handle of the same material',
        groups: [
          {
            id: 'own',
            title: 'Head and handle of the same material',
            about: 'The numbers hold for every kind of tool. ★ marks the highest of a column.',
            rows,
          },
        ],
      }}
      kind="tool"
      nameOf={({name}) => `${name} with a handle of its own`}
      className={styles.own}
      columns={columnsOf(rows)}
    />
  );
});
