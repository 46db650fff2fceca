import type {ReactNode} from 'react';
import type {KeyEntry} from '@site/src/data/schema/entry';
import type {Key} from '@site/src/data/schema/keys';
import DataTable, {Inline, Notes, type Column} from '../DataTable';
import styles from '../DataTable/styles.module.css';
import Keys from './Keys';

const columns: Column<Key>[] = [
  {
    title: 'Key',
    shows: ['keys', 'label'],
    cell: ({keys, label}) => (
      <>
        {label !== undefined && <span className={styles.label}>{label}</span>}
        <Keys keys={keys} />
      </>
    ),
  },
  {
    title: 'What it does',
    cell: ({does, notes}) => (
      <>
        <Inline>{does}</Inline>
        <Notes notes={notes} />
      </>
    ),
  },
];

/**
 * Keys and mouse buttons from the data.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function KeyTable({data}: {id: string; data: KeyEntry}): ReactNode {
  return (
    <DataTable
      entry={data}
      kind="key"
      nameOf={({label, keys}) => label ?? keys.join(' / ')}
      columns={columns}
    />
  );
}
