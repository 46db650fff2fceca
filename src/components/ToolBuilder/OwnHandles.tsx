import Link from '@docusaurus/Link';
import {memo, type ReactNode} from 'react';
import type {BuilderEntry, BuilderMaterial} from '@site/src/data/schema/market';
import {combine, harvestTiers, type Numbers} from '@site/src/lib/tool';
import DataTable, {type Column} from '../DataTable';
import base from '../DataTable/styles.module.css';
import Figure from '../MaterialTable/Figure';
import {statistics} from './build';
import styles from './styles.module.css';

type Row = BuilderMaterial & {anchor: string; numbers: Numbers};

const levelOf = ({head}: Row) => harvestTiers.indexOf(head.level);

function columnsOf(rows: Row[]): Column<Row>[] {
  return [
    {
      title: 'Material',
      cell: ({name, href}) => (
        <Link className={base.label} to={href}>
          {name}
        </Link>
      ),
      sort: 'text',
    },
    {
      title: 'Tier',
      cell: ({tier}) => tier,
      sort: 'number',
    },
    ...statistics.map(({key, title}): Column<Row> => {
      const all = rows.map(({numbers}) => numbers[key]);
      return {
        title: key === 'attack' ? `${title} (unconfirmed)` : title,
        cell: ({numbers}) => <Figure value={numbers[key]} among={all} />,
        sort: 'number',
      };
    }),
    {
      title: 'Harvest tier',
      cell: (row) => <Figure value={levelOf(row)} text={row.head.level} among={rows.map(levelOf)} />,
      sort: 'number',
    },
    {
      title: 'Trait',
      cell: ({trait}) => <Link to={trait.href}>{trait.name}</Link>,
      sort: 'text',
    },
  ];
}

/**
 * Renders a table of tools whose head and handle are made of the same material. Memoized, because a new choice in
 * the select boxes must not render hundreds of cells again.
 */
export default memo(function OwnHandles({data}: {data: BuilderEntry}): ReactNode {
  const rows: Row[] = data.materials.map((material) => ({
    ...material,
    anchor: `tool-${material.id}`,
    numbers: combine(material.head, material.handle),
  }));
  return (
    <DataTable
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
