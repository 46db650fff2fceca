/**
 * Tables rendered from data. In all of them, `data` is the entry that `id` refers to, inserted when the page is
 * compiled. `CommandTable` and `FactTable` are in separate folders.
 */
import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import type {
  ConfigEntry,
  DiagnosisEntry,
  OptionRow,
  PermissionRow,
  PropertyEntry,
  TimerRow,
} from '@site/src/data/schema/entry';
import type {Key} from '@site/src/data/schema/keys';
import type {Property} from '@site/src/data/schema/properties';
import type {ThemeProperty} from '@site/src/data/schema/theme';
import {gaps} from '@site/src/lib/gaps';
import DataTable, {Code, Facts, Inline, Notes, ValueFacts, valueKeys, type Fact} from '../DataTable';
import styles from '../DataTable/styles.module.css';
import Keys from '../Key/Keys';
import {does, Lines, tableOf, value} from './columns';

/** Renders permission nodes with their type and the value that applies without a rank. */
export const PermissionTable = tableOf<PermissionRow>({
  kind: 'node',
  nameOf: ({node}) => node,
  columns: [
    {title: 'Node', shows: ['node'], cell: ({node}) => <Code>{node}</Code>},
    {
      ...value,
      shows: [...valueKeys, 'who'],
      cell: (row) =>
        row.who === undefined ? (
          <ValueFacts row={row} />
        ) : (
          <Facts of={[['Without a rank', <Inline key="who">{row.who}</Inline>]]} />
        ),
    },
    does(
      ({falls_back, takes_effect}) => [
        ['Falls back to', falls_back !== undefined && <Code>{falls_back}</Code>],
        ['Takes effect', takes_effect !== undefined && <Inline>{takes_effect}</Inline>],
      ],
      ['falls_back', 'takes_effect'],
    ),
  ],
});

/** Renders settings with their label on the screen, key in the file, type, default, range and effect. */
export const PropertyTable = tableOf<Property>({
  kind: 'setting',
  nameOf: ({label, key, lang}) => label ?? key ?? lang ?? '',
  columns: [
    {
      title: 'Setting',
      shows: ['label', 'key', 'lang'],
      cell: ({label, key, lang, file_only}) => (
        <>
          {label !== undefined && <span className={styles.label}>{label}</span>}
          {key !== undefined && <Code>{key}</Code>}
          {lang !== undefined && (
            <span className={styles.sub}>
              text <Code>{lang}</Code>
            </span>
          )}
          {file_only && <span className={styles.sub}>in the file only</span>}
        </>
      ),
    },
    value,
    does(),
  ],
});

/** Renders the properties of a theme file, with swatches for colours. */
export const ThemeTable = tableOf<ThemeProperty>({
  kind: 'property',
  nameOf: ({name}) => name,
  columns: [
    {
      title: 'Property',
      cell: ({name, used}) => (
        <>
          <Code>{name}</Code>
          {used === false && <span className={styles.sub}>without effect</span>}
        </>
      ),
    },
    {...value, cell: (row) => <ValueFacts row={row} bare />},
    does(),
  ],
});

export const KeyTable = tableOf<Key>({
  kind: 'key',
  nameOf: ({label, keys}) => label ?? keys.join(' / '),
  columns: [
    {
      title: 'Key',
      shows: ['keys', 'label'],
      cell: ({keys, label}) => (
        <>
          {label !== undefined && <span className={styles.label}>{label}</span>}
          <Keys keys={keys} />
        </>
      ),
    },
    does(),
  ],
});

/** Renders commands with their cooldown and warmup, and the options and nodes that change these times. */
export const TimerTable = tableOf<TimerRow>({
  kind: 'timer',
  nameOf: ({commands}) => commands.join(', '),
  columns: [
    {
      title: 'Command',
      cell: ({commands}) => (
        <Lines
          of={commands.map((command) => (
            <code key={command}>{command}</code>
          ))}
        />
      ),
    },
    {title: 'Cooldown', cell: ({cooldown = 0}) => `${cooldown} s`},
    {title: 'Warmup', cell: ({warmup = 0}) => `${warmup} s`},
    {
      title: 'Set by',
      plain: true,
      cell: ({key, nodes, notes}) => (
        <>
          <Lines
            of={[`${key}.cooldown`, `${key}.warmup`, ...nodes].map((name) => (
              <Code key={name}>{name}</Code>
            ))}
          />
          <Notes notes={notes} />
        </>
      ),
    },
  ],
});

const sentence = (text: string) => text.replace(gaps, (_, _name: string, words?: string) => words ?? '…');

/** Renders causes of crashes for readers who check a log by hand: the lines to look for, and the first step. */
export const DiagnosisTable = tableOf<DiagnosisEntry['groups'][number]['rows'][number]>({
  kind: 'cause',
  nameOf: ({cause}) => sentence(cause),
  columns: [
    {title: 'Cause', cell: ({cause}) => <Inline>{sentence(cause)}</Inline>},
    {title: 'In the log', plain: true, cell: ({shown}) => <Code>{shown}</Code>},
    {
      title: 'Do first',
      plain: true,
      cell: ({step, page}) => (
        // Keep the fix out of the search index, because readers search for a cause by its name or a line of the log.
        <span data-search="off">
          <Inline>{sentence(step)}</Inline> {page !== undefined && <Link to={page}>More</Link>}
        </span>
      ),
    },
  ],
});

/** Renders options with their full keys, such as `teleportation.home.max`. */
const Options = tableOf<OptionRow & {full: string; shared: string}>({
  kind: 'option',
  nameOf: ({full}) => full,
  columns: [
    {
      title: 'Option',
      shows: ['full', 'label'],
      cell: ({full, shared, label, screen}) => (
        <>
          <Code shared={full.startsWith(shared) ? shared : ''}>{full}</Code>
          {label !== undefined && <span className={styles.sub}>{label}</span>}
          {screen === false && <span className={styles.sub}>in the file only</span>}
        </>
      ),
    },
    value,
    does(
      ({node, node_note, packs = []}) => [
        ...packs.map(({pack, value: text, page, note}): Fact => [
          `In ${pack}`,
          <Fragment key={pack}>
            {page === undefined ? <Code>{text}</Code> : <Link to={page}>{text}</Link>}{' '}
            {note !== undefined && <Inline>{note}</Inline>}
          </Fragment>,
        ]),
        [
          'Node',
          node !== undefined && (
            <>
              <Code>{node}</Code> {node_note !== undefined && <Inline>{node_note}</Inline>}
            </>
          ),
        ],
      ],
      ['node', 'node_note'],
    ),
  ],
});

/** Renders the options of a config file with key, type, default, range and effect. */
export function ConfigTable({id, data}: {id: string; data: ConfigEntry}): ReactNode {
  const groups = data.groups.map((group) => {
    const shared = group.prefix === undefined ? '' : `${group.prefix}.`;
    return {...group, rows: group.rows.map((row) => ({...row, shared, full: `${shared}${row.key}`}))};
  });
  return <Options id={id} data={{...data, groups}} />;
}

const KeysOfFile = tableOf<Property>({
  kind: 'setting',
  nameOf: ({key, lang}) => key ?? lang ?? '',
  columns: [
    {title: 'Key', shows: ['key', 'lang'], cell: ({key, lang}) => <Code>{key ?? lang ?? ''}</Code>},
    value,
    {
      title: 'In the editor',
      plain: true,
      shows: ['label'],
      cell: ({label, file_only}) => (file_only ? 'not there' : label),
    },
  ],
});

/** Renders the keys of a file and their values, for editing by hand. `<PropertyTable>` also shows their effects. */
export function KeyList({id, data}: {id: string; data: PropertyEntry}): ReactNode {
  // Anchors start with the file's name (`tasks-common-icon`), because a page may show the same group from several
  // files.
  const name = data.id.split('/').slice(1).join('-');
  const groups = data.groups.flatMap((group) => {
    const rows = group.rows.filter(({key, lang}) => (key ?? lang) !== undefined);
    return rows.length > 0
      ? [{...group, about: undefined, rows: rows.map((row) => ({...row, anchor: `${name}-${row.anchor}`}))}]
      : [];
  });
  // The search links to the row of `<PropertyTable>` instead, because that row explains the key.
  return (
    <div data-search="off">
      <KeysOfFile id={id} data={{...data, groups}} />
    </div>
  );
}

/** Renders the types in a properties file. Each row has the name, the id and the columns that the file declares. */
export function TypeTable({data}: {id: string; data: PropertyEntry}): ReactNode {
  const types = data.groups.filter(({type}) => type !== undefined);
  const rows = types.map((group) => ({...group, anchor: `type-${group.id}`}));
  return (
    <DataTable
      entry={{...data, groups: [{id: 'types', title: data.title, rows}]}}
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
          shows: ['details'],
          cell: ({details}: (typeof types)[number]) => details?.[key] && <Inline>{details[key]}</Inline>,
        })),
      ]}
    />
  );
}
