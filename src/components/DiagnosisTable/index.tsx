import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {DiagnosisEntry} from '@site/src/data/schema/entry';
import DataTable, {Code, Inline} from '../DataTable';

const sentence = (text: string) => text.replace(/\{(\w+)\}/g, '…');

/**
 * Causes that the log doctor knows, for those who read a log by hand: what stands in it, and what to do first.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function DiagnosisTable({data}: {id: string; data: DiagnosisEntry}): ReactNode {
  return (
    <DataTable
      entry={data}
      kind="cause"
      nameOf={({cause}) => sentence(cause)}
      columns={[
        {title: 'Cause', cell: ({cause}) => <Inline>{sentence(cause)}</Inline>},
        {title: 'In the log', cell: ({shown}) => <Code>{shown}</Code>},
        {
          title: 'Do first',
          cell: ({step, page}) => (
            <>
              <Inline>{sentence(step)}</Inline> {page !== undefined && <Link to={page}>More</Link>}
            </>
          ),
        },
      ]}
    />
  );
}
