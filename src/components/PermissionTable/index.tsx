import type {ReactNode} from 'react';
import type {PermissionEntry, PermissionRow} from '@site/src/data/schema/entry';
import DataTable, {Code, Facts, Inline, Notes, ValueFacts, valueKeys, type Column} from '../DataTable';

const columns: Column<PermissionRow>[] = [
  {title: 'Node', shows: ['node'], cell: ({node}) => <Code>{node}</Code>},
  {
    title: 'Value',
    shows: [...valueKeys, 'who'],
    cell: (row) =>
      row.who === undefined ? (
        <ValueFacts row={row} />
      ) : (
        <Facts of={[['Without a rank', <Inline key="who">{row.who}</Inline>]]} />
      ),
  },
  {
    title: 'What it does',
    shows: ['falls_back'],
    cell: ({does, falls_back, takes_effect, notes, since}) => (
      <>
        {does !== undefined && <Inline>{does}</Inline>}
        <Notes notes={notes} since={since} />
        <Facts
          of={[
            ['Falls back to', falls_back !== undefined && <Code>{falls_back}</Code>],
            ['Takes effect', takes_effect !== undefined && <Inline>{takes_effect}</Inline>],
          ]}
        />
      </>
    ),
  },
];

/**
 * Permission nodes from the data: what each allows, its type, and what counts while no rank sets it.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function PermissionTable({data}: {id: string; data: PermissionEntry}): ReactNode {
  return <DataTable entry={data} kind="node" nameOf={({node}) => node} columns={columns} />;
}
