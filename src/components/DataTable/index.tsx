import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {useEffect, useId, useRef, type CSSProperties, type ReactNode} from 'react';
import type {Entry} from '@site/src/data/schema/entry';
import SourceLine from './SourceLine';
import Inline from './Inline';
import {connectTable} from './connect';
import {rowKinds, type RowKind} from './kinds';
import {as} from './roles';
import styles from './styles.module.css';

export {default as Inline, Code} from './Inline';
export {default as SourceLine} from './SourceLine';
export * from './parts';

export interface Column<Row> {
  title: string;
  /** Undefined where the row has nothing to say. */
  cell: (row: Row) => ReactNode;
  className?: string;
  /** Heading above this column and its neighbours of the same group. */
  group?: string;
  /** Name of the column where its group is not in sight, e.g. on a card; default: the title. */
  label?: string;
  /** What the heading shows instead of the title. */
  heading?: ReactNode;
  /** How the rows are sorted by this column, if they are. */
  sorted?: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  entry: Entry<Row, {file?: string}>;
  /** First the column that names the row. */
  columns: Column<Row>[];
  /** What each row documents. */
  kind: RowKind;
  /** What the row is called in its link: "Direct link to /home". */
  nameOf: (row: Row) => string;
  /** Controls above the table. */
  tools?: ReactNode;
  /** What the reader needs to know of the columns, below the table. */
  legend?: ReactNode;
  className?: string;
}

/** Longer tables get a filter. */
const filterFrom = 13;

/** The row of headings, and above it a row of their groups where columns have some. */
function Head<Row>({columns}: {columns: Column<Row>[]}): ReactNode {
  const grouped = columns.some(({group}) => group !== undefined);
  return (
    <thead {...as.rowgroup}>
      {grouped && (
        <tr {...as.row}>
          {columns.map(({group, title}, i) =>
            group === undefined ? (
              <td key={title} {...as.cell} />
            ) : (
              columns[i - 1]?.group !== group && (
                <th
                  key={group}
                  scope="colgroup"
                  colSpan={columns.filter((column) => column.group === group).length}
                  {...as.columnheader}
                >
                  {group}
                </th>
              )
            ),
          )}
        </tr>
      )}
      <tr {...as.row}>
        {columns.map(({title, label = title, className, heading, sorted}) => (
          <th key={label} scope="col" className={className} aria-sort={sorted} {...as.columnheader}>
            {heading ?? title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * A table drawn from data: whole in the server HTML, a link to every row, a filter when it is long, cards when it is
 * narrow, and a way to correct it.
 */
export default function DataTable<Row>({
  entry,
  columns,
  kind,
  nameOf,
  tools,
  legend,
  className: boxClass,
}: DataTableProps<Row>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => (box.current ? connectTable(box.current, history) : undefined), [history]);
  const inputId = useId();
  const {collectAnchor} = useBrokenLinks();

  const {groups, source} = entry;
  const total = groups.reduce((sum, {rows}) => sum + rows.length, 0);
  const grouped = groups.length > 1;
  const files = [...new Set(groups.map(({file}) => file ?? entry.file).concat(entry.file))];
  const [only] = groups;
  const about = grouped ? undefined : only?.about;

  return (
    <div ref={box} className={clsx(styles.box, boxClass)}>
      {total >= filterFrom && (
        <div className={styles.filter}>
          <label htmlFor={inputId}>
            Filter {total} {rowKinds[kind]}
          </label>
          <input id={inputId} type="search" autoComplete="off" spellCheck={false} />
          <span role="status" className={styles.left} />
        </div>
      )}
      {tools}
      <table className={styles.table} {...as.table}>
        <caption>
          {entry.title}
          {about !== undefined && (
            <span className={styles.about}>
              {' '}
              <Inline>{about}</Inline>
            </span>
          )}
        </caption>
        <Head columns={columns} />
        {groups.map((group) => (
          <tbody key={group.id} style={{'--rows': group.rows.length} as CSSProperties} {...as.rowgroup}>
            {grouped && (
              <tr className={styles.group} {...as.row}>
                <th scope="rowgroup" colSpan={columns.length} {...as.rowheader}>
                  {group.title}
                  {group.about !== undefined && (
                    <span className={styles.about}>
                      {' '}
                      <Inline>{group.about}</Inline>
                    </span>
                  )}
                </th>
              </tr>
            )}
            {group.rows.map((row) => {
              collectAnchor(row.anchor);
              return (
                <tr key={row.anchor} id={row.anchor} className={styles.row} data-kind={kind} {...as.row}>
                  {columns.map(({title, cell, className, label = title}, column) => {
                    const content = cell(row);
                    return column === 0 ? (
                      <th key={label} scope="row" className={clsx(styles.name, className)} {...as.rowheader}>
                        {content}{' '}
                        <a
                          className={clsx('hash-link', styles.link)}
                          href={`#${encodeURIComponent(row.anchor)}`}
                          aria-label={`Direct link to ${nameOf(row)}`}
                          title={`Direct link to ${nameOf(row)}`}
                        />
                      </th>
                    ) : (
                      <td
                        key={label}
                        data-label={label}
                        className={clsx(className, content === undefined && styles.empty)}
                        {...as.cell}
                      >
                        {content ?? '–'}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      {legend}
      <SourceLine source={source} files={files} />
    </div>
  );
}
