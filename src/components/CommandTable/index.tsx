import clsx from 'clsx';
import type {CommandRow} from '@site/src/data/schema/entry';
import {Inline, type Fact} from '../DataTable';
import styles from '../DataTable/styles.module.css';
import {does, Lines, tableOf} from '../ReferenceTables/columns';

function consoleText(value: CommandRow['console']): string | undefined {
  if (value === undefined) {
    return undefined;
  }
  return typeof value === 'string' ? value : value ? 'yes' : 'no, players only';
}

const asFacts = (texts: [label: string, text?: string][]): Fact[] =>
  texts.map(([label, text]) => [label, text !== undefined && <Inline>{text}</Inline>]);

function factsOf({args, aliases, timer, timer_note}: CommandRow): Fact[] {
  const waits = timer && `cooldown ${timer.cooldown ?? 0} s, warmup ${timer.warmup ?? 0} s`;
  return asFacts([
    ...Object.entries(args ?? {}),
    ['Also typed', aliases && aliases.length > 0 ? `\`${aliases.join(', ')}\`` : undefined],
    ['Waits', waits && timer_note !== undefined ? `${waits}. ${timer_note}` : waits],
  ]);
}

/**
 * Returns facts about permissions: the node, who may use parts of the command, the setting that enables the
 * command, and whether the console may use it.
 */
function permissionsOf({node, parts, toggle, console: at}: CommandRow): Fact[] {
  // Omit parts that everyone may use, or that require the same permission as the command.
  const special = (parts ?? []).filter(({who}) => who !== 'everyone' && who !== 'inherits');
  return asFacts([
    ['Node', node && `\`${node}\``],
    ...special.map(({node: part, who, note}): [string, string] => [
      `Who may use ${part}`,
      note === undefined ? who : `${who}. ${note}`,
    ]),
    ['Switched by', toggle && `\`${toggle}.enabled\``],
    ['From the console', consoleText(at)],
  ]);
}

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
      shows: ['level', 'access'],
      cell: ({level, access}) => (
        <>
          <span className={clsx(styles.badge, level > 0 && styles.op)}>
            {level === 0 ? 'Everyone' : `OP level ${level}`}
          </span>
          {access !== undefined && (
            <span className={styles.sub}>
              <Inline>{access}</Inline>
            </span>
          )}
        </>
      ),
    },
    {
      ...does(factsOf, ['args', 'aliases', 'parts', 'node', 'console', 'timer_note']),
      folded: {title: 'Permissions', facts: permissionsOf},
    },
  ],
});

export default CommandTable;
