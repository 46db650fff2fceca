import type {ReactNode} from 'react';
import type {ConfigEntry, OptionRow} from '@site/src/data/schema/entry';
import DataTable, {Code, Facts, Inline, Notes, ValueFacts, valueKeys, type Column} from '../DataTable';
import styles from '../DataTable/styles.module.css';

/** An option with the path of its group: `teleportation.home.max`. */
type Row = OptionRow & {full: string; shared: string};

const columns: Column<Row>[] = [
  {
    title: 'Option',
    shows: ['full', 'label'],
    cell: ({full, shared, label, screen}) => (
      <>
        <Code shared={full.startsWith(shared) ? shared : ''}>{full}</Code>
        {label !== undefined && <span className={styles.sub}>{label}</span>}
        {screen === false && <span className={styles.sub}>in the file only</span>}
      </>
    ),
  },
  {title: 'Value', shows: valueKeys, cell: (row) => <ValueFacts row={row} />},
  {
    title: 'What it does',
    shows: ['node'],
    cell: ({does, notes, since, node, node_note}) => (
      <>
        <Inline>{does}</Inline>
        <Notes notes={notes} since={since} />
        <Facts
          of={[
            [
              'Node',
              node !== undefined && (
                <>
                  <Code>{node}</Code>
                  {node_note !== undefined && (
                    <>
                      {' '}
                      <Inline>{node_note}</Inline>
                    </>
                  )}
                </>
              ),
            ],
          ]}
        />
      </>
    ),
  },
];

/**
 * Options of a config file from the data: key, type, default, range and what each does.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function ConfigTable({data}: {id: string; data: ConfigEntry}): ReactNode {
  const entry = {
    ...data,
    groups: data.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => {
        const shared = group.prefix === undefined ? '' : `${group.prefix}.`;
        return {...row, shared, full: `${shared}${row.key}`};
      }),
    })),
  };
  return <DataTable entry={entry} kind="option" nameOf={({full}) => full} columns={columns} />;
}
