import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Entry} from '@site/src/data/schema/entry';
import type {TraitEntry} from '@site/src/data/schema/market';
import {Inline} from '../DataTable';
import styles from '../DataTable/styles.module.css';
import Remarks from '../Recipe/Remarks';
import SortedTable from '../SortedTable';

function Materials({of}: {of: TraitEntry['materials']}): ReactNode {
  return of.map(({name, href}, i) => (
    <span key={name}>
      {i > 0 && ', '}
      {href === undefined ? name : <Link to={href}>{name}</Link>}
    </span>
  ));
}

/**
 * What the materials of a tier do beyond their numbers.
 * @param data the tier that `id` names; filled in while the page is compiled
 */
export default function TraitTable({data}: {id: string; data: Entry<TraitEntry>}): ReactNode {
  return (
    <SortedTable
      entry={data}
      kind="trait"
      nameOf={({name}) => name}
      columns={[
        {
          title: 'Trait',
          cell: ({name}) => <span className={styles.label}>{name}</span>,
          sort: ({name}) => name,
        },
        {
          title: 'What it does',
          cell: ({effect, notes, unsure}) => (
            <>
              <Inline>{effect}</Inline>
              <Remarks notes={notes} unsure={unsure} />
            </>
          ),
        },
        {
          title: 'Works on',
          className: styles.labelled,
          cell: ({applies}) => <Inline>{applies}</Inline>,
          sort: ({applies}) => applies,
        },
        {
          title: 'Material',
          className: styles.labelled,
          cell: ({materials}) => <Materials of={materials} />,
          sort: ({materials}) => materials[0]?.name ?? '',
        },
      ]}
    />
  );
}
