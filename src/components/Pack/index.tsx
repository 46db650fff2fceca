/**
 * Tables of modpacks, from `src/data/packs`. `data` is the entry named by `id`, filled in while the page is compiled.
 * Each value shows its source and date, and whether that is older than 90 days.
 */
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type * as Packs from '@site/src/data/schema/packs';
import {dayText} from '@site/src/lib/day';
import CopyButton from '../CopyButton';
import DataTable, {Code, Inline, type Column, type DataTableProps} from '../DataTable';
import tableStyles from '../DataTable/styles.module.css';
import styles from './styles.module.css';

type Sourced = {source?: Packs.ShownDay};

interface Table {
  groups: readonly {rows: readonly Sourced[]}[];
}

/**
 * How a table shows that sources are old: it marks them row by row or, if all are old, says so once in its legend.
 */
function agesOf({groups}: Table): {isMarked: boolean; legend: ReactNode} {
  const sources = groups.flatMap(({rows}) => rows.flatMap(({source}) => source ?? []));
  const areAllOld = sources.length > 0 && sources.every(({isOld}) => isOld);
  return {
    isMarked: !areAllOld,
    legend: areAllOld && <p>All these sources are older than 90 days. The App may have a newer version.</p>,
  };
}

/** A source with its date, marked if it is old. */
function Day({of, isMarked}: {of: Packs.ShownDay; isMarked: boolean}): ReactNode {
  return (
    <span data-search="off">
      <Link to={of.url}>{dayText(of.day)}</Link>
      {of.isOld && isMarked && <span className={tableStyles.sub}>older than 90 days</span>}
    </span>
  );
}

const sourceColumn = (isMarked: boolean): Column<Sourced> => ({
  title: 'Source, as of',
  cell: ({source}) => source && <Day of={source} isMarked={isMarked} />,
});

/** A number to enter in other programs, with a button that copies it. */
const Copied = ({text}: {text: string}) => (
  <span className={styles.copied}>
    <Code>{text}</Code> <CopyButton text={text}>Copy</CopyButton>
  </span>
);

const Page = ({to, children}: {to?: string; children: string}) =>
  to === undefined ? children : <Link to={to}>{children}</Link>;

type Entry<Row> = DataTableProps<Row>['entry'] & {source?: unknown};
interface Props {
  id: string;
}

/** An entry whose source has a date instead of a mod's release. */
function tableEntry<Row>({source: _, ...entry}: {source?: Packs.ShownDay} & Omit<Entry<Row>, 'source'>) {
  return entry as DataTableProps<Row>['entry'];
}

/** The source line below a table. */
const readIn = (source: Packs.ShownDay | undefined) =>
  source && (
    <p>
      Read in <Link to={source.url}>files of {dayText(source.day)}</Link>
      {source.isOld && ', older than 90 days'}.
    </p>
  );

/** All packs, with sortable columns and a filter. */
export function PackTable({data}: Props & {data: Packs.PackListEntry}): ReactNode {
  const {isMarked, legend} = agesOf(data);
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="pack"
      legend={legend}
      nameOf={({title}) => title}
      filter={{label: 'Filter by name, Minecraft, loader, Java or support', name: 'pack'}}
      columns={[
        {title: 'Pack', sort: 'text', cell: ({title, page}) => <Page to={page}>{title}</Page>},
        {title: 'Minecraft', sort: 'text', cell: ({minecraft}) => minecraft},
        {title: 'Loader', sort: 'text', cell: ({loader}) => loader},
        {title: 'Java', sort: 'text', cell: ({java}) => java !== undefined && `Java ${java}`},
        {title: 'Pack id', sort: 'number', cell: ({id}) => id},
        {
          title: 'Support',
          sort: 'text',
          cell: ({supported}) => supported !== undefined && (supported ? 'supported' : 'ended'),
        },
        {
          title: 'Newest known, source',
          cell: ({newest, source}) => (
            <>
              <span className={tableStyles.line}>{newest}</span>{' '}
              {source && <Day of={source} isMarked={isMarked} />}
            </>
          ),
        },
      ]}
    />
  );
}

/** The requirements of a pack, and the ids that Docker and panels need. */
export function PackNeeds({data}: Props & {data: Packs.PackNeedsEntry}): ReactNode {
  const {isMarked, legend} = agesOf(data);
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="need"
      legend={legend}
      nameOf={({label}) => label}
      columns={[
        {title: 'What', cell: ({label}) => label},
        {
          title: 'Value',
          cell: ({value, copy, note}) => (
            <>
              {copy === undefined ? value : <Copied text={copy} />}
              {note !== undefined && (
                <>
                  {' '}
                  <span className={tableStyles.sub}>{note}</span>
                </>
              )}
            </>
          ),
        },
        sourceColumn(isMarked),
      ]}
    />
  );
}

/** Versions of a pack with their numbers, newest first. */
export function PackVersions({data}: Props & {data: Packs.PackVersionsEntry}): ReactNode {
  const {isMarked, legend} = agesOf(data);
  return (
    <div data-search="off">
      <DataTable
        entry={tableEntry(data)}
        kind="version"
        legend={legend}
        nameOf={({name}) => name}
        columns={[
          {title: 'Version', cell: ({name}) => name},
          {title: 'Version id', cell: ({number}) => number && <Copied text={String(number)} />},
          {title: 'Kind', cell: ({kind}) => kind},
          {title: 'Seen since', cell: ({day}) => day && dayText(day)},
          sourceColumn(isMarked),
        ]}
      />
    </div>
  );
}

/** FTB's mods in a pack, with links to their pages. */
export function PackSuite({data}: Props & {data: Packs.PackSuiteEntry}): ReactNode {
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="mod"
      nameOf={({name}) => name}
      legend={readIn(data.source)}
      columns={[
        {title: 'Mod', cell: ({name, page}) => <Page to={page}>{name}</Page>},
        {title: 'Version', cell: ({version}) => <Code>{version}</Code>},
      ]}
    />
  );
}

/** Files of all mods of a pack, with a filter. */
export function PackMods({data}: Props & {data: Packs.PackModsEntry}): ReactNode {
  return (
    <div data-search="off">
      <DataTable
        entry={tableEntry(data)}
        kind="mod"
        nameOf={({name}) => name}
        legend={readIn(data.source)}
        columns={[{title: 'File', cell: ({name}) => <Code>{name}</Code>}]}
      />
    </div>
  );
}

/** Chapters of the quest book: titles and numbers of quests. */
export function PackChapters({data}: Props & {data: Packs.PackChaptersEntry}): ReactNode {
  return (
    <div data-search="off">
      <DataTable
        entry={tableEntry(data)}
        kind="chapter"
        nameOf={({name}) => name}
        legend={readIn(data.source)}
        columns={[
          {title: 'Chapter', sort: 'text', cell: ({name}) => name},
          {title: 'Quests', sort: 'number', cell: ({quests}) => quests},
        ]}
      />
    </div>
  );
}

/** Options of FTB mods whose value in the pack differs from the default. */
export function PackSettings({data}: Props & {data: Packs.PackSettingsEntry}): ReactNode {
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="option"
      nameOf={({option}) => option}
      legend={readIn(data.source)}
      columns={[
        {
          title: 'Option',
          cell: ({option, file}) => (
            <>
              <Code>{option}</Code>
              <span className={tableStyles.sub}>{file}</span>
            </>
          ),
        },
        {title: 'Default', cell: (row) => <Code>{row.default}</Code>},
        {title: 'In the pack', cell: ({value}) => <Code>{value}</Code>},
        {
          title: 'What it does',
          plain: true,
          cell: ({does, note}) => (
            <>
              <Inline>{does}</Inline> {note !== undefined && <Inline>{note}</Inline>}
            </>
          ),
        },
      ]}
    />
  );
}

/** Packs that contain a mod, with the version of the mod. */
export function ModPacks({data}: Props & {data: Packs.ModPacksEntry}): ReactNode {
  const {isMarked, legend} = agesOf(data);
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="pack"
      nameOf={({pack}) => pack}
      className={tableStyles.titled}
      legend={legend}
      columns={[
        {title: 'Pack', cell: ({pack, page}) => <Page to={page}>{pack}</Page>},
        {title: 'Version of the pack', cell: ({packVersion}) => packVersion},
        {title: 'Version of the mod', cell: ({version}) => <Code>{version}</Code>},
        sourceColumn(isMarked),
      ]}
    />
  );
}
