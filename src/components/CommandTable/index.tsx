import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CommandEntry, CommandRow} from '@site/src/data/schema/entry';
import type {Releases} from '@site/src/data/schema/versions';
import DataTable, {Code, Facts, Inline, Notes, versionCell, type Fact, type Column} from '../DataTable';
import styles from '../DataTable/styles.module.css';

/** "Everyone", or the operator level as a badge, and the rest of the rule in words. */
function Access({row: {level, access, node}}: {row: CommandRow}): ReactNode {
  return (
    <>
      <span className={clsx(styles.badge, level > 0 && styles.op)}>
        {level === 0 ? 'Everyone' : `OP level ${level}`}
      </span>
      {access !== undefined && (
        <span className={styles.sub}>
          <Inline>{access}</Inline>
        </span>
      )}
      {node !== undefined && (
        <span className={styles.sub}>
          Node <Code>{node}</Code>
        </span>
      )}
    </>
  );
}

function consoleText(value: CommandRow['console']): string | undefined {
  if (value === undefined) {
    return undefined;
  }
  return typeof value === 'string' ? value : value ? 'yes' : 'no, players only';
}

/** What other versions may have otherwise: arguments, who may use them, other names. */
function Arguments({row: {args, aliases, parts}}: {row: CommandRow}): ReactNode {
  const named = Object.entries(args ?? {}).map(([name, accepts]): Fact => [
    name,
    <Inline key={name}>{accepts}</Inline>,
  ]);
  // A part that everyone may use, or that follows the command, is the rule and not worth a line.
  const special = (parts ?? []).filter(({who}) => who !== 'everyone' && who !== 'inherits');
  return (
    <Facts
      of={[
        ...named,
        ...special.map(({node, who, note}): Fact => [
          `Who may use ${node}`,
          <Inline key={node}>{note === undefined ? who : `${who}. ${note}`}</Inline>,
        ]),
        ['Also typed', aliases && aliases.length > 0 && <Code>{aliases.join(', ')}</Code>],
      ]}
    />
  );
}

function Details({row, releases}: {row: CommandRow; releases?: Releases}): ReactNode {
  const {console: fromConsole, timer, timer_note, toggle} = row;
  return (
    <div className={styles.details}>
      {versionCell({
        row,
        releases,
        shows: ['args', 'aliases', 'parts'],
        cell: (each) => <Arguments row={each} />,
      })}
      <Facts
        of={[
          [
            'Waits',
            timer && (
              <>
                cooldown {timer.cooldown ?? 0} s, warmup {timer.warmup ?? 0} s
                {timer_note !== undefined && (
                  <>
                    . <Inline>{timer_note}</Inline>
                  </>
                )}
              </>
            ),
          ],
          ['Switched by', toggle !== undefined && <Code>{`${toggle}.enabled`}</Code>],
          ['From the console', consoleText(fromConsole) && <Inline>{consoleText(fromConsole) ?? ''}</Inline>],
        ]}
      />
    </div>
  );
}

const columns: Column<CommandRow>[] = [
  {
    title: 'Command',
    shows: ['syntax'],
    cell: ({syntax}) =>
      syntax.map((line) => (
        <span key={line} className={styles.line}>
          <code>{line}</code>
        </span>
      )),
  },
  {title: 'Who', shows: ['level', 'access', 'node'], cell: (row) => <Access row={row} />},
  {
    title: 'What it does',
    cell: (row, releases) => (
      <>
        <Inline>{row.does}</Inline>
        <Notes notes={row.notes} since={row.since} />
        <Details row={row} releases={releases} />
      </>
    ),
  },
];

/**
 * Commands from the data: how each is typed, who may run it, what it does.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function CommandTable({data}: {id: string; data: CommandEntry}): ReactNode {
  return <DataTable entry={data} kind="command" nameOf={({syntax}) => syntax[0] ?? ''} columns={columns} />;
}
