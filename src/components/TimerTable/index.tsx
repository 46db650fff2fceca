import type {ReactNode} from 'react';
import type {TimerEntry, TimerRow} from '@site/src/data/schema/entry';
import DataTable, {Code, Notes, type Column} from '../DataTable';
import styles from '../DataTable/styles.module.css';

const columns: Column<TimerRow>[] = [
  {
    title: 'Command',
    cell: ({commands}) =>
      commands.map((command) => (
        <span key={command} className={styles.line}>
          <code>{command}</code>
        </span>
      )),
  },
  {title: 'Cooldown', className: styles.labelled, cell: ({cooldown = 0}) => `${cooldown} s`},
  {title: 'Warmup', className: styles.labelled, cell: ({warmup = 0}) => `${warmup} s`},
  {
    title: 'Set by',
    cell: ({key, nodes, notes}) => (
      <>
        {[`${key}.cooldown`, `${key}.warmup`, ...nodes].map((name) => (
          <span key={name} className={styles.line}>
            <Code>{name}</Code>
          </span>
        ))}
        <Notes notes={notes} />
      </>
    ),
  },
];

/**
 * Commands that wait: default cooldown and warmup in seconds, where they are set, and the nodes that change them.
 * Worked out from the commands and config files.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function TimerTable({data}: {id: string; data: TimerEntry}): ReactNode {
  return (
    <DataTable entry={data} kind="timer" nameOf={({commands}) => commands.join(', ')} columns={columns} />
  );
}
