import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Entry} from '@site/src/data/schema/entry';
import type {TraitEntry} from '@site/src/data/schema/market';
import DataTable, {Inline} from '../DataTable';
import styles from '../DataTable/styles.module.css';
import Remarks, {unsureNote} from '../Recipe/Remarks';

function Materials({of}: {of: TraitEntry['materials']}): ReactNode {
  return of.map(({name, href}, i) => (
    <span key={name}>
      {i > 0 && ', '}
      {href === undefined ? name : <Link to={href}>{name}</Link>}
    </span>
  ));
}

/**
 * Renders the traits of a tier's materials.
 * @param data the tier that `id` refers to, inserted when the page is compiled
 */
export default function TraitTable({data}: {id: string; data: Entry<TraitEntry>}): ReactNode {
  return (
    <DataTable
      entry={data}
      kind="trait"
      nameOf={({name}) => name}
      legend={data.groups.some(({rows}) => rows.some(({unsure}) => unsure.length > 0)) && unsureNote}
      columns={[
        {
          title: 'Trait',
          cell: ({name}) => <span className={styles.label}>{name}</span>,
          sort: 'text',
        },
        {
          title: 'What it does',
          plain: true,
          cell: ({effect, notes, unsure}) => (
            <>
              <Inline>{effect}</Inline>
              <Remarks notes={notes} unsure={unsure} />
            </>
          ),
        },
        {
          title: 'Works on',
          cell: ({applies}) => <Inline>{applies}</Inline>,
          sort: 'text',
        },
        {
          title: 'Material',
          cell: ({materials}) => <Materials of={materials} />,
          sort: 'text',
        },
      ]}
    />
  );
}
