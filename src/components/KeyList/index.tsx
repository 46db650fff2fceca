import type {ReactNode} from 'react';
import type {PropertyEntry} from '@site/src/data/schema/entry';
import type {Property} from '@site/src/data/schema/properties';
import DataTable, {Code, ValueFacts, valueKeys, type Column} from '../DataTable';

const columns: Column<Property>[] = [
  {title: 'Key', shows: ['key'], cell: ({key, lang}) => <Code>{key ?? lang ?? ''}</Code>},
  {title: 'Value', shows: valueKeys, cell: (row) => <ValueFacts row={row} required={row.required} />},
  {title: 'In the editor', shows: ['label'], cell: ({label, file_only}) => (file_only ? 'not there' : label)},
];

/**
 * The keys of a file and what each holds, for those who edit it by hand; `<PropertyTable>` says what each does.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function KeyList({data}: {id: string; data: PropertyEntry}): ReactNode {
  // Several lists stand on one page, and the same groups on another: `tasks-common-icon`.
  const name = data.id.split('/').slice(1).join('-');
  const groups = data.groups.flatMap((group) => {
    const rows = group.rows.filter(({key, lang}) => (key ?? lang) !== undefined);
    return rows.length > 0
      ? [{...group, about: undefined, rows: rows.map((row) => ({...row, anchor: `${name}-${row.anchor}`}))}]
      : [];
  });
  return (
    <DataTable
      entry={{...data, groups}}
      kind="setting"
      nameOf={({key, lang}) => key ?? lang ?? ''}
      columns={columns}
    />
  );
}
