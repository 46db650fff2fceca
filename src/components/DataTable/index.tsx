import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {useCallback, useId, useRef, type ReactNode} from 'react';
import {editUrl} from '@site/src/config/site';
import type {Entry} from '@site/src/data/schema/entry';
import Inline from './Inline';
import {useRowFilter} from './useRowFilter';
import {useTargetRow} from './useTargetRow';
import styles from './styles.module.css';

export {default as Inline, Code} from './Inline';
export * from './parts';

export interface Column<Row> {
  title: string;
  /** Undefined where the row has nothing to say. */
  cell: (row: Row) => ReactNode;
  className?: string;
}

interface Props<Row> {
  entry: Entry<Row, {file?: string}>;
  /** First the column that names the row. */
  columns: Column<Row>[];
  /** What the rows are, in the plural: "Filter 56 commands". */
  items: string;
  /** What the row is called in its link: "Direct link to /home". */
  nameOf: (row: Row) => string;
}

/** Longer tables get a filter. */
const filterFrom = 13;

// On narrow screens the rows become cards through `display: block`, which takes a table its meaning in some browsers;
// explicit roles keep it.
const as = {
  table: {role: 'table'},
  rowgroup: {role: 'rowgroup'},
  row: {role: 'row'},
  columnheader: {role: 'columnheader'},
  rowheader: {role: 'rowheader'},
  cell: {role: 'cell'},
};

/**
 * A table drawn from data: whole in the server HTML, a link to every row, a filter when it is long, cards when it is
 * narrow, and a way to correct it.
 */
export default function DataTable<Row>({entry, columns, items, nameOf}: Props<Row>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const {input, left, apply} = useRowFilter(table);
  const clear = useCallback(() => {
    if (input.current) {
      input.current.value = '';
    }
    apply();
  }, [input, apply]);
  useTargetRow(table, clear);
  const inputId = useId();
  const {collectAnchor} = useBrokenLinks();

  const {groups, source} = entry;
  const total = groups.reduce((sum, {rows}) => sum + rows.length, 0);
  const grouped = groups.length > 1;
  const files = [...new Set(groups.map(({file}) => file ?? entry.file).concat(entry.file))];
  const [only] = groups;
  const about = grouped ? undefined : only?.about;

  return (
    <div className={styles.box}>
      {total >= filterFrom && (
        <div className={styles.filter}>
          <label htmlFor={inputId}>
            Filter {total} {items}
          </label>
          <input
            ref={input}
            id={inputId}
            type="search"
            autoComplete="off"
            spellCheck={false}
            onInput={apply}
          />
          <span role="status" className={styles.left}>
            {left !== undefined && `${left} of ${total} left`}
          </span>
        </div>
      )}
      <table ref={table} className={styles.table} {...as.table}>
        <caption>
          {entry.title}
          {about !== undefined && (
            <span className={styles.about}>
              {' '}
              <Inline>{about}</Inline>
            </span>
          )}
        </caption>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map(({title, className}) => (
              <th key={title} scope="col" className={className} {...as.columnheader}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id} {...as.rowgroup}>
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
                <tr key={row.anchor} id={row.anchor} className={styles.row} data-record={items} {...as.row}>
                  {columns.map(({title, cell, className}, column) => {
                    const content = cell(row);
                    return column === 0 ? (
                      <th key={title} scope="row" className={clsx(styles.name, className)} {...as.rowheader}>
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
                        key={title}
                        data-label={title}
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
      <p className={styles.source} data-search="off">
        {[source, ...(source.with ?? [])].map(({mod, version}) => `${mod} ${version}`).join(', ')}, Minecraft{' '}
        {source.minecraft} ·{' '}
        {files.map((file, i) => (
          <a key={file} href={editUrl(file)} aria-label={`Correct a value in ${file}`}>
            {i === 0 ? 'Correct a value' : file.slice('src/data/'.length)}
          </a>
        ))}
      </p>
    </div>
  );
}
