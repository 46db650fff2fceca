import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import DataTable, {type Column, type DataTableProps} from '../DataTable';
import {sortRows, type Direction, type SortKey} from './sort';
import styles from './styles.module.css';

export interface SortedColumn<Row> extends Column<Row> {
  /** What rows are compared by; without it the column cannot be sorted. Numbers start with the highest. */
  sort?: (row: Row) => SortKey;
}

type Order = {column: number; direction: Direction};

interface Props<Row> extends Omit<DataTableProps<Row>, 'columns' | 'tools'> {
  columns: SortedColumn<Row>[];
}

const other = (direction: Direction): Direction => (direction === 'ascending' ? 'descending' : 'ascending');

/**
 * A DataTable whose rows can be sorted: by the headings, or by a box above the cards where the table is narrow. Rows stay
 * in their groups. Without a script the rows stand as in the data, and there is nothing to press.
 */
export default function SortedTable<Row>({entry, columns, ...rest}: Props<Row>): ReactNode {
  const [order, setOrder] = useState<Order>();
  const isBrowser = useIsBrowser();
  const id = useId();
  const box = useRef<HTMLSelectElement>(null);

  const key = order && columns[order.column]?.sort;
  const sorted = useMemo(
    () =>
      key && order
        ? {
            ...entry,
            groups: entry.groups.map((group) => ({
              ...group,
              rows: sortRows(group.rows, key, order.direction),
            })),
          }
        : entry,
    [entry, key, order],
  );

  const [example] = entry.groups[0]?.rows ?? [];
  const numeric = (column: number) =>
    example !== undefined && typeof columns[column]?.sort?.(example) === 'number';
  const first = (column: number): Direction => (numeric(column) ? 'descending' : 'ascending');
  const words = ({column, direction}: Order) => {
    const [low, high] = numeric(column) ? ['lowest', 'highest'] : ['A', 'Z'];
    const start = direction === 'ascending' ? low : high;
    return numeric(column) ? `${start} first` : `${start} to ${start === low ? high : low}`;
  };
  const nameOf = ({title, label = title}: Column<Row>) => label;
  const current = order && columns[order.column];

  const choose = (value: string) => {
    const column = Number(value);
    setOrder(value === '' ? undefined : {column, direction: first(column)});
  };
  // What was chosen before the page came alive counts as well.
  const atStart = useRef(choose);
  useEffect(() => atStart.current(box.current?.value ?? ''), []);

  /** First its own direction, then the other one, then as in the data. */
  const press = (column: number) =>
    setOrder(
      order?.column !== column
        ? {column, direction: first(column)}
        : order.direction === first(column)
          ? {column, direction: other(order.direction)}
          : undefined,
    );

  const tools = (
    <>
      <p role="status" className="visually-hidden">
        {order && current && `Sorted by ${nameOf(current)}, ${words(order)}`}
      </p>
      <div className={styles.cardSort}>
        <label htmlFor={id}>Sort by</label>
        <select ref={box} id={id} value={order?.column ?? ''} onChange={({target}) => choose(target.value)}>
          <option value="">as listed</option>
          {columns.map(
            (column, i) =>
              column.sort && (
                <option key={nameOf(column)} value={i}>
                  {nameOf(column)}
                </option>
              ),
          )}
        </select>
        {order && (
          <button type="button" onClick={() => setOrder({...order, direction: other(order.direction)})}>
            {words(order)}
          </button>
        )}
      </div>
    </>
  );

  return (
    <DataTable
      {...rest}
      entry={sorted}
      tools={tools}
      columns={columns.map((column, i) => ({
        ...column,
        sorted: order?.column === i ? order.direction : undefined,
        // A button that could do nothing is not drawn; the plain heading keeps its place.
        heading: column.sort && (
          <HeadingButton
            label={nameOf(column)}
            title={column.title}
            sorted={order?.column === i ? order.direction : undefined}
            onPress={isBrowser ? () => press(i) : undefined}
          />
        ),
      }))}
    />
  );
}

interface HeadingButtonProps {
  title: string;
  label: string;
  sorted?: Direction;
  onPress?: () => void;
}

/**
 * A heading with a mark for the direction, to be pressed once there is something to press. Above cards, where headings are
 * out of sight, the plain one stands for the button: it says the same and is no stop of the keyboard.
 */
function HeadingButton({title, label, sorted, onPress}: HeadingButtonProps): ReactNode {
  const className = clsx(styles.heading, sorted && styles[sorted]);
  return onPress ? (
    <>
      <button type="button" className={className} onClick={onPress} aria-label={label}>
        {title}
      </button>
      <span className={styles.plain}>{title}</span>
    </>
  ) : (
    <span className={className}>{title}</span>
  );
}
