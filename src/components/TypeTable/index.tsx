import type {ReactNode} from 'react';
import type {PropertyEntry} from '@site/src/data/schema/entry';
import DataTable, {Code, Inline} from '../DataTable';
import styles from '../DataTable/styles.module.css';

/**
 * The types that a properties file describes, one row each: name, id in the file and the columns the file declares.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function TypeTable({data}: {id: string; data: PropertyEntry}): ReactNode {
  const types = data.groups.filter(({type}) => type !== undefined);
  const entry = {
    ...data,
    groups: [
      {id: 'types', title: data.title, rows: types.map((group) => ({...group, anchor: `type-${group.id}`}))},
    ],
  };
  return (
    <DataTable
      entry={entry}
      kind="type"
      nameOf={({title}) => title}
      columns={[
        {
          title: 'Type',
          cell: ({title, type = ''}) => (
            <>
              {title !== type && <span className={styles.label}>{title}</span>}
              <Code>{type}</Code>
            </>
          ),
        },
        ...Object.entries(data.details ?? {}).map(([key, title]) => ({
          title,
          className: styles.labelled,
          cell: ({details}: (typeof types)[number]) => {
            const text = details?.[key];
            return text === undefined ? undefined : <Inline>{text}</Inline>;
          },
        })),
      ]}
    />
  );
}
