import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import DataTable, {type Column, type DataTableProps} from '../DataTable';
import {sortRows, type Direction, type SortKey} from './sort';
import styles from './styles.module.css';

export interface SortedColumn<Row> extends Column<Row> {
  /** What rows are compared by; without it the column cannot be sorted. Numbers start with the highest. */
  sort?: (row: Row) => SortKey | undefined;
}

type Order = {column: number; direction: Direction};

interface Props<Row> extends Omit<DataTableProps<Row>, 'columns' | 'tools'> {
  columns: SortedColumn<Row>[];
}

const other = (direction: Direction): Direction => (direction === 'ascending' ? 'descending' : 'ascending');

const nameOf = ({title, label = title}: Column<never>) => label;

/** Which column the rows are sorted by, and how. */
function useOrder<Row>(columns: SortedColumn<Row>[], {groups}: Props<Row>['entry']) {
  const [order, setOrder] = useState<Order>();
  const isNumeric = (column: number) =>
    groups.some(({rows}) => rows.some((row) => typeof columns[column]?.sort?.(row) === 'number'));
  const first = (column: number): Direction => (isNumeric(column) ? 'descending' : 'ascending');
  return {
    order,
    /** Sorts by a column in its own direction; undefined: as in the data. */
    choose: (column: number | undefined) =>
      setOrder(column === undefined ? undefined : {column, direction: first(column)}),
    turn: () => setOrder((now) => now && {...now, direction: other(now.direction)}),
    /** First a column's own direction, then the other one, then as in the data. */
    press: (column: number) =>
      setOrder((now) =>
        now?.column !== column
          ? {column, direction: first(column)}
          : now.direction === first(column)
            ? {column, direction: other(now.direction)}
            : undefined,
      ),
    /** "highest first", "A to Z" */
    words: ({column, direction}: Order) => {
      const isUp = direction === 'ascending';
      return isNumeric(column) ? `${isUp ? 'lowest' : 'highest'} first` : isUp ? 'A to Z' : 'Z to A';
    },
  };
}

interface ChoiceProps<Row> {
  columns: SortedColumn<Row>[];
  state: ReturnType<typeof useOrder<Row>>;
}

/** Sorts cards, which have no headings to press; says the order to those who do not see an arrow. */
function OrderChoice<Row>({columns, state: {order, choose, turn, words}}: ChoiceProps<Row>): ReactNode {
  const id = useId();
  const box = useRef<HTMLSelectElement>(null);
  const select = (value: string) => choose(value === '' ? undefined : Number(value));
  // What was chosen before hydration counts as well.
  const atStart = useRef(select);
  useEffect(() => atStart.current(box.current?.value ?? ''), []);
  const current = order && columns[order.column];
  return (
    <>
      <p role="status" className="visually-hidden">
        {order && current && `Sorted by ${nameOf(current)}, ${words(order)}`}
      </p>
      <div className={styles.cardSort}>
        <label htmlFor={id}>Sort by</label>
        <select
          className={styles.choice}
          ref={box}
          id={id}
          value={order?.column ?? ''}
          onChange={({target}) => select(target.value)}
        >
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
          <button className={styles.turn} type="button" onClick={turn}>
            {words(order)}
          </button>
        )}
      </div>
    </>
  );
}

/**
 * A DataTable whose rows can be sorted: by the headings, or by a box above the cards where the table is narrow. Rows stay
 * in their groups. Without a script the rows stand as in the data, and there is nothing to press.
 */
export default function SortedTable<Row>({entry, columns, ...rest}: Props<Row>): ReactNode {
  const isBrowser = useIsBrowser();
  const state = useOrder(columns, entry);
  const {order, press} = state;
  const key = order && columns[order.column]?.sort;
  const groups = useMemo(
    () =>
      key && order
        ? entry.groups.map((group) => ({...group, rows: sortRows(group.rows, key, order.direction)}))
        : entry.groups,
    [entry, key, order],
  );
  return (
    <DataTable
      {...rest}
      entry={{...entry, groups}}
      tools={<OrderChoice columns={columns} state={state} />}
      columns={columns.map((column, i) => {
        const sorted = order?.column === i ? order.direction : undefined;
        return {
          ...column,
          sorted,
          // A button that could do nothing is not rendered; the plain heading keeps its place.
          heading: column.sort && (
            <HeadingButton
              label={nameOf(column)}
              title={column.title}
              icon={column.icon}
              sorted={sorted}
              onPress={isBrowser ? () => press(i) : undefined}
            />
          ),
        };
      })}
    />
  );
}

interface HeadingButtonProps {
  title: string;
  icon: ReactNode;
  label: string;
  sorted?: Direction;
  onPress?: () => void;
}

/**
 * A heading with a mark for the direction, to be pressed once there is something to press. Above cards, where headings are
 * out of sight, the plain one stands for the button: it says the same and is no stop of the keyboard.
 */
function HeadingButton({title, icon, label, sorted, onPress}: HeadingButtonProps): ReactNode {
  const className = clsx(styles.heading, sorted && styles[sorted]);
  return onPress ? (
    <>
      <button type="button" className={className} onClick={onPress} aria-label={label}>
        {icon}
        {title}
      </button>
      <span className={styles.plain}>{title}</span>
    </>
  ) : (
    <span className={className}>
      {icon}
      {title}
    </span>
  );
}
