import type {ReactNode} from 'react';
import DataTable, {
  Inline,
  Notes,
  ValueFacts,
  valueKeys,
  type Column,
  type DataTableProps,
  type Fact,
  type Value,
} from '../DataTable';
import styles from '../DataTable/styles.module.css';

type Definition<Row> = Pick<DataTableProps<Row>, 'kind' | 'nameOf' | 'columns'>;

interface Props<Row> {
  id: string;
  data: DataTableProps<Row>['entry'];
}

/** Creates a component that renders a table from data. */
export function tableOf<Row>(definition: Definition<Row>): (props: Props<Row>) => ReactNode {
  return function Table({data}) {
    return <DataTable entry={data} {...definition} />;
  };
}

/** Creates a column with the description, notes and further facts of a row. */
export const does = <Row extends {does?: string; notes?: string[]; since?: string}>(
  facts?: (row: Row) => Fact[],
  factsShow?: string[],
): Column<Row> => ({
  title: 'What it does',
  plain: true,
  cell: (row) => (
    <>
      {row.does !== undefined && <Inline>{row.does}</Inline>}
      <Notes notes={row.notes} since={row.since} />
    </>
  ),
  facts,
  shows: ['does', 'notes'],
  factsShow,
});

/** Column with the type, limits and default of a value. */
export const value: Column<Value> = {
  title: 'Value',
  plain: true,
  shows: valueKeys,
  cell: (row) => <ValueFacts row={row} />,
};

/** Renders each element on a separate line. */
export const Lines = ({of}: {of: ReactNode[]}) =>
  of.map((line, i) => (
    <span key={i} className={styles.line}>
      {line}
    </span>
  ));
