import type {ReactNode} from 'react';
import type {ThemeEntry} from '@site/src/data/schema/entry';
import type {ThemeProperty} from '@site/src/data/schema/theme';
import DataTable, {Code, Inline, Notes, ValueFacts, valueKeys, type Column} from '../DataTable';
import styles from '../DataTable/styles.module.css';

const columns: Column<ThemeProperty>[] = [
  {
    title: 'Property',
    cell: ({name, used}) => (
      <>
        <Code>{name}</Code>
        {used === false && <span className={styles.sub}>without effect</span>}
      </>
    ),
  },
  {title: 'Value', shows: valueKeys, cell: (row) => <ValueFacts row={row} bare />},
  {
    title: 'What it changes',
    cell: ({does, notes}) => (
      <>
        <Inline>{does}</Inline>
        <Notes notes={notes} />
      </>
    ),
  },
];

/**
 * Properties of a theme file from the data, colours with a swatch.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function ThemeTable({data}: {id: string; data: ThemeEntry}): ReactNode {
  return <DataTable entry={data} kind="property" nameOf={({name}) => name} columns={columns} />;
}
