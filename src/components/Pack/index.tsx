/**
 * Tables of modpacks from `src/data/packs`. In all of them, `data` is the entry that `id` refers to, inserted when
 * the page is compiled. The tables show the sources of their values, and mark sources older than 90 days.
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

/** Explains the mark of old sources, if a table has one. */
const oldSources = ({groups}: Table) =>
  groups.some(({rows}) => rows.some(({source}) => source?.isOld)) && (
    <p>* This source is older than 90 days. The App may have a newer version.</p>
  );

const sourceColumn: Column<Sourced> = {
  title: 'Source, as of',
  cell: ({source}) =>
    source && (
      <span data-search="off">
        <Link to={source.url}>{dayText(source.day)}</Link>
        {source.isOld && '\u00a0*'}
      </span>
    ),
};

/** Renders a number that readers enter in other programs, with a copy button. */
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

/** Removes the source from an entry, because these sources have a date instead of a mod's release. */
function tableEntry<Row>({source: _, ...entry}: {source?: Packs.ShownDay} & Omit<Entry<Row>, 'source'>) {
  return entry as DataTableProps<Row>['entry'];
}

/** Renders the source and its date for the legend of a table. */
const sourceLegend = (source: Packs.ShownDay | undefined) =>
  source && (
    <p>
      The source is <Link to={source.url}>files of {dayText(source.day)}</Link>
      {source.isOld && ', which are older than 90 days'}.
    </p>
  );

/** Renders all packs with sortable columns and a filter. */
export function PackTable({data}: Props & {data: Packs.PackListEntry}): ReactNode {
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="pack"
      legend={oldSources(data)}
      nameOf={({title}) => title}
      filter={{label: 'Filter by name, Minecraft, loader, Java or support', name: 'pack'}}
      columns={[
        {title: 'Pack', sort: 'text', cell: ({title, page}) => <Page to={page}>{title}</Page>},
        {title: 'Minecraft', sort: 'text', cell: ({minecraft}) => minecraft},
        {title: 'Loader', sort: 'text', cell: ({loader}) => loader},
        {title: 'Java', sort: 'text', cell: ({java}) => java !== undefined && `Java\u00a0${java}`},
        {title: 'Pack id', sort: 'number', cell: ({id}) => id},
        {
          title: 'Support',
          sort: 'text',
          cell: ({supported}) => supported !== undefined && (supported ? 'supported' : 'ended'),
        },
        {title: 'Newest known', cell: ({newest}) => newest},
        sourceColumn,
      ]}
    />
  );
}

/** Renders the requirements of a pack, and the ids that Docker and hosting panels require. */
export function PackNeeds({data}: Props & {data: Packs.PackNeedsEntry}): ReactNode {
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="need"
      legend={oldSources(data)}
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
        sourceColumn,
      ]}
    />
  );
}

/** Renders the versions of a pack with their ids, newest first. */
export function PackVersions({data}: Props & {data: Packs.PackVersionsEntry}): ReactNode {
  return (
    <div data-search="off">
      <DataTable
        entry={tableEntry(data)}
        kind="version"
        legend={oldSources(data)}
        nameOf={({name}) => name}
        columns={[
          {title: 'Version', cell: ({name}) => name},
          {title: 'Version id', cell: ({number}) => number && <Copied text={String(number)} />},
          {title: 'Kind', cell: ({kind}) => kind},
          {title: 'Seen since', cell: ({day}) => day && dayText(day)},
          sourceColumn,
        ]}
      />
    </div>
  );
}

/** Renders FTB's mods in a pack, with links to their pages. */
export function PackSuite({data}: Props & {data: Packs.PackSuiteEntry}): ReactNode {
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="mod"
      nameOf={({name}) => name}
      legend={sourceLegend(data.source)}
      columns={[
        {title: 'Mod', cell: ({name, page}) => <Page to={page}>{name}</Page>},
        {title: 'Version', cell: ({version}) => <Code>{version}</Code>},
      ]}
    />
  );
}

/** Renders the files of all mods in a pack, with a filter. */
export function PackMods({data}: Props & {data: Packs.PackModsEntry}): ReactNode {
  return (
    <div data-search="off">
      <DataTable
        entry={tableEntry(data)}
        kind="mod"
        nameOf={({name}) => name}
        legend={sourceLegend(data.source)}
        columns={[{title: 'File', cell: ({name}) => <Code>{name}</Code>}]}
      />
    </div>
  );
}

/** Renders the chapters of a pack's quest book with their numbers of quests. */
export function PackChapters({data}: Props & {data: Packs.PackChaptersEntry}): ReactNode {
  return (
    <div data-search="off">
      <DataTable
        entry={tableEntry(data)}
        kind="chapter"
        nameOf={({name}) => name}
        legend={sourceLegend(data.source)}
        columns={[
          {title: 'Chapter', sort: 'text', cell: ({name}) => name},
          {title: 'Quests', sort: 'number', cell: ({quests}) => quests},
        ]}
      />
    </div>
  );
}

/** Renders the options of FTB mods that a pack changes from their defaults. */
export function PackSettings({data}: Props & {data: Packs.PackSettingsEntry}): ReactNode {
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="option"
      nameOf={({option}) => option}
      legend={sourceLegend(data.source)}
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
        {
          title: 'In the pack',
          cell: ({value, ...row}) => (
            <>
              <Code>{value}</Code>
              <span className={tableStyles.sub}>
                instead of <Code>{row.default}</Code>
              </span>
            </>
          ),
        },
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

/** Renders the packs that contain a mod, and which version of the mod each pack contains. */
export function ModPacks({data}: Props & {data: Packs.ModPacksEntry}): ReactNode {
  return (
    <DataTable
      entry={tableEntry(data)}
      kind="pack"
      nameOf={({pack}) => pack}
      legend={oldSources(data)}
      columns={[
        {title: 'Pack', cell: ({pack, page}) => <Page to={page}>{pack}</Page>},
        {title: 'Version of the pack', cell: ({packVersion}) => packVersion},
        {title: 'Version of the mod', cell: ({version}) => <Code>{version}</Code>},
        sourceColumn,
      ]}
    />
  );
}
