import clsx from 'clsx';
import type {CommandRow} from '@site/src/data/schema/entry';
import {Code, Inline, type Fact} from '../DataTable';
import styles from '../DataTable/styles.module.css';
import {does, Lines, tableOf} from '../ReferenceTables/columns';

function consoleText(value: CommandRow['console']): string | undefined {
  if (value === undefined) {
    return undefined;
  }
  return typeof value === 'string' ? value : value ? 'yes' : 'no, players only';
}

/** Arguments, who else may use them, other names, and what the command waits for. */
function factsOf({args, aliases, parts, timer, timer_note, toggle, console: at}: CommandRow): Fact[] {
  // Parts that everyone may use, or that need the same rights as the command, are not listed.
  const special = (parts ?? []).filter(({who}) => who !== 'everyone' && who !== 'inherits');
  const fromConsole = consoleText(at);
  const waits = timer && `cooldown ${timer.cooldown ?? 0} s, warmup ${timer.warmup ?? 0} s`;
  const texts: [label: string, text?: string][] = [
    ...Object.entries(args ?? {}),
    ...special.map(({node, who, note}): [string, string] => [
      `Who may use ${node}`,
      note === undefined ? who : `${who}. ${note}`,
    ]),
    ['Also typed', aliases && aliases.length > 0 ? `\`${aliases.join(', ')}\`` : undefined],
    ['Waits', waits && timer_note !== undefined ? `${waits}. ${timer_note}` : waits],
    ['Switched by', toggle && `\`${toggle}.enabled\``],
    ['From the console', fromConsole],
  ];
  return texts.map(([label, text]) => [label, text !== undefined && <Inline>{text}</Inline>]);
}

/** Commands from the data: how each is typed, who may run it, what it does. */
const CommandTable = tableOf<CommandRow>({
  kind: 'command',
  nameOf: ({syntax}) => syntax[0] ?? '',
  columns: [
    {
      title: 'Command',
      shows: ['syntax'],
      cell: ({syntax}) => (
        <Lines
          of={syntax.map((line) => (
            <code key={line}>{line}</code>
          ))}
        />
      ),
    },
    {
      title: 'Who',
      plain: true,
      shows: ['level', 'access', 'node'],
      cell: ({level, access, node}) => (
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
      ),
    },
    does(factsOf, ['args', 'aliases', 'parts', 'console', 'timer_note']),
  ],
});

export default CommandTable;
