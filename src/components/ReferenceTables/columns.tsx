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

/** Creates a table component whose rows come from the data. */
export function tableOf<Row>(definition: Definition<Row>): (props: Props<Row>) => ReactNode {
  return function Table({data}) {
    return <DataTable entry={data} {...definition} />;
  };
}

/** Column with the description, notes and further facts of a row. */
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

/** Column with type, limits and default. */
export const value: Column<Value> = {
  title: 'Value',
  plain: true,
  shows: valueKeys,
  cell: (row) => <ValueFacts row={row} />,
};

/** Renders each node on its own line. */
export const Lines = ({of}: {of: ReactNode[]}) =>
  of.map((line, i) => (
    <span key={i} className={styles.line}>
      {line}
    </span>
  ));
