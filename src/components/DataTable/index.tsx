import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {useEffect, useId, useRef, type CSSProperties, type ReactNode} from 'react';
import {documentedMinecraft} from '@site/src/config/minecraft';
import type {Entry, Group} from '@site/src/data/schema/entry';
import type {Releases, RowVersions} from '@site/src/data/schema/versions';
import SourceLine from './SourceLine';
import Inline from './Inline';
import {connectTable, type Answer} from './connect';
import {rowKinds, type RowKind} from './kinds';
import {Facts, FoldedFacts, type Fact} from './parts';
import {as} from './roles';
import controls from '../controls.module.css';
import styles from './styles.module.css';
import {heldBy, versionCell, VersionMark} from './versions';

export {default as Inline, Code} from './Inline';
export {default as SourceLine} from './SourceLine';
export * from './parts';
export {versionCell} from './versions';

export interface Column<Row> {
  title: string;
  /** Returns the content of a cell, or undefined for an empty cell. */
  cell: (row: Row) => ReactNode;
  /** Labelled facts below the content of the cell. */
  facts?: (row: Row) => Fact[];
  /** Facts that few readers need, collapsed under a title below the other facts. */
  folded?: {title: string; facts: (row: Row) => Fact[]};
  /** Keys of the row that `cell` shows, whose values may differ between versions of Minecraft. */
  shows?: readonly string[];
  /** Keys of the row that the facts show, whose values may differ between versions of Minecraft. */
  factsShow?: readonly string[];
  className?: string;
  /** Whether cards omit the column's title, because the content is clear without a title. */
  plain?: true;
  /** Icon in front of the title in the heading. */
  icon?: ReactNode;
  /** Sort order, if the column is sortable. Numeric columns are also right-aligned. */
  sort?: 'number' | 'text';
}

export interface DataTableProps<Row> {
  entry: Omit<Entry<Row, {file?: string}>, 'source'> & Partial<Pick<Entry<Row>, 'source'>>;
  /** The first column contains the name of the row. Columns without any content are omitted. */
  columns: Column<Row>[];
  /** What a row documents, such as a command. */
  kind: RowKind;
  /** Returns the name of a row for the label of its link, such as "Direct link to /home". */
  nameOf: (row: Row) => string;
  /** Label and query parameter of the filter, and a stable function that describes the matching rows. */
  filter?: {label: string; name: string; answer?: Answer};
  /** Notes on the columns, shown below the table. */
  legend?: ReactNode;
  className?: string;
}

/** Minimum number of rows for a table to have a filter. */
const filterFrom = 13;

function Head<Row>({columns}: {columns: Column<Row>[]}): ReactNode {
  return (
    <thead {...as.rowgroup}>
      <tr {...as.row}>
        {columns.map(({title, className, icon, sort}) => (
          <th
            key={title}
            scope="col"
            className={clsx(className, sort === 'number' && styles.number, sort && styles.sortable)}
            {...as.columnheader}
          >
            {sort ? (
              <span>
                {icon}
                {title}
              </span>
            ) : (
              title
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Titling = Pick<Group<object>, 'about' | 'versions'>;

/** Renders a title with a note that applies to all rows below it. */
function Titled({title, of, releases}: {title: string; of?: Titling; releases?: Releases}): ReactNode {
  return (
    <>
      {title}
      {of &&
        versionCell<Titling>({
          row: of,
          releases,
          shows: ['about'],
          cell: ({about}) =>
            about !== undefined && (
              <span className={styles.about}>
                {' '}
                <Inline>{about}</Inline>
              </span>
            ),
        })}
    </>
  );
}

interface RowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'kind' | 'nameOf'> {
  row: Row & {anchor: string; versions?: RowVersions};
  releases?: Releases;
}

/** Renders a row: its name with a link to the row, then the other cells. */
function TableRow<Row>({row, columns, kind, nameOf, releases}: RowProps<Row>): ReactNode {
  useBrokenLinks().collectAnchor(row.anchor);
  const label = `Direct link to ${nameOf(row)}`;
  return (
    <tr id={row.anchor} className={styles.row} data-kind={kind} data-in={heldBy([row], releases)} {...as.row}>
      {columns.map(
        ({title, cell, facts, folded, shows = [], factsShow = [], className, plain, sort}, column) => {
          const content = facts ? (
            <>
              {versionCell({row, releases, shows, cell})}
              {versionCell({
                row,
                releases,
                shows: factsShow,
                cell: (each) => (
                  <>
                    <Facts of={facts(each)} />
                    {folded && <FoldedFacts title={folded.title} of={folded.facts(each)} />}
                  </>
                ),
              })}
            </>
          ) : (
            versionCell({row, releases, shows, cell})
          );
          return column === 0 ? (
            <th key={title} scope="row" className={clsx(styles.name, className)} {...as.rowheader}>
              {content}{' '}
              {row.versions && releases && <VersionMark versions={row.versions} releases={releases} />}
              <a
                className={clsx('hash-link', styles.link)}
                href={`#${encodeURIComponent(row.anchor)}`}
                aria-label={label}
                title={label}
              />
            </th>
          ) : (
            <td
              key={title}
              data-label={plain ? undefined : title}
              className={clsx(
                className,
                sort === 'number' && styles.number,
                content === undefined && styles.empty,
              )}
              {...as.cell}
            >
              {content ?? '–'}
            </td>
          );
        },
      )}
    </tr>
  );
}

interface BodyProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'kind' | 'nameOf'> {
  group: Group<Row>;
  /** Whether the table shows the titles of its groups. */
  titled: boolean;
  releases?: Releases;
}

function Body<Row>({group, titled, ...rest}: BodyProps<Row>): ReactNode {
  return (
    <tbody
      style={{'--rows': group.rows.length} as CSSProperties}
      data-in={heldBy(group.rows, rest.releases)}
      {...as.rowgroup}
    >
      {titled && (
        <tr className={styles.group} {...as.row}>
          <th scope="rowgroup" colSpan={rest.columns.length} {...as.rowheader}>
            <Titled title={group.title} of={group} releases={rest.releases} />
          </th>
        </tr>
      )}
      {group.rows.map((row) => (
        <TableRow key={row.anchor} row={row} {...rest} />
      ))}
    </tbody>
  );
}

/** Renders the filter field. `connectTable` adds its behaviour. */
function Filter({label, name}: {label: string; name?: string}): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        className={styles.query}
        id={id}
        type="search"
        name={name}
        autoComplete="off"
        spellCheck={false}
      />
      <span role="status" className={styles.left} />
    </div>
  );
}

const orders = {
  number: {descending: 'highest first', ascending: 'lowest first'},
  text: {ascending: 'A to Z', descending: 'Z to A'},
};

/**
 * Renders a select box for the order of cards. `connectTable` adds the behaviour and also makes the headings
 * sortable.
 */
function Orders<Row>({columns}: {columns: Column<Row>[]}): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.orders, controls.scripted, controls.screen)}>
      <label htmlFor={id}>Sort by</label>
      <select className={styles.choice} id={id}>
        <option value="">as listed</option>
        {columns.flatMap(({title, sort}, i) =>
          Object.entries(sort ? orders[sort] : {}).map(([direction, words]) => (
            <option key={title + direction} value={`${i} ${direction}`}>
              {`${title}, ${words}`}
            </option>
          )),
        )}
      </select>
    </div>
  );
}

/**
 * Renders a table from data. The table is complete in the server-rendered HTML. Every
 * row has a link, long tables have a filter, columns can be sortable, narrow screens show cards, and a link leads to the
 * data file.
 */
export default function DataTable<Row>({
  entry,
  columns: all,
  kind,
  nameOf,
  filter,
  legend,
  className,
}: DataTableProps<Row>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const history = useHistory();
  const answer = filter?.answer;
  useEffect(
    () => (table.current ? connectTable(table.current, history, answer) : undefined),
    [history, answer],
  );
  const {groups, source, title} = entry;
  const rows = groups.flatMap((group) => group.rows);
  const total = rows.filter(({versions}) => versions?.[documentedMinecraft] !== null).length;
  const several = groups.length > 1;
  const releases = source && 'releases' in source ? source.releases : undefined;
  const columns = all.filter(({cell}, i) => i === 0 || rows.some((row) => cell(row) !== undefined));
  const files = [...new Set(groups.map(({file}) => file ?? entry.file).concat(entry.file))];

  return (
    <div className={clsx(styles.box, className)}>
      {(filter || total >= filterFrom) && (
        <Filter {...(filter ?? {label: `Filter ${total} ${rowKinds[kind]}`})} />
      )}
      {columns.some(({sort}) => sort) && <Orders columns={columns} />}
      <table ref={table} className={styles.table} {...as.table}>
        <caption>
          <Titled title={title} of={several ? undefined : groups[0]} releases={releases} />
        </caption>
        <Head columns={columns} />
        {groups.map((group) => (
          <Body key={group.id} titled={several} {...{group, columns, kind, nameOf, releases}} />
        ))}
      </table>
      {legend && <div className={styles.legend}>{legend}</div>}
      <SourceLine source={source} files={files} />
    </div>
  );
}
