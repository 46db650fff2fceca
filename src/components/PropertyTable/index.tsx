import type {ReactNode} from 'react';
import type {PropertyEntry} from '@site/src/data/schema/entry';
import type {Property} from '@site/src/data/schema/properties';
import DataTable, {Code, Inline, Notes, ValueFacts, valueKeys, type Column} from '../DataTable';
import styles from '../DataTable/styles.module.css';

const columns: Column<Property>[] = [
  {
    title: 'Setting',
    shows: ['label', 'key'],
    cell: ({label, key, lang, file_only}) => (
      <>
        {label !== undefined && <span className={styles.label}>{label}</span>}
        {key !== undefined && <Code>{key}</Code>}
        {lang !== undefined && (
          <span className={styles.sub}>
            text <Code>{lang}</Code>
          </span>
        )}
        {file_only && <span className={styles.sub}>in the file only</span>}
      </>
    ),
  },
  {title: 'Value', shows: valueKeys, cell: (row) => <ValueFacts row={row} required={row.required} />},
  {
    title: 'What it does',
    cell: ({does, notes, since}) => (
      <>
        <Inline>{does}</Inline>
        <Notes notes={notes} since={since} />
      </>
    ),
  },
];

/**
 * Settings of a thing from the data: label on the screen, key in the file, type, default, range and what each does.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function PropertyTable({data}: {id: string; data: PropertyEntry}): ReactNode {
  return (
    <DataTable
      entry={data}
      kind="setting"
      nameOf={({label, key, lang}) => label ?? key ?? lang ?? ''}
      columns={columns}
    />
  );
}
