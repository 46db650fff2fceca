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

/** A component whose rows are those of the data. */
export function tableOf<Row>(definition: Definition<Row>): (props: Props<Row>) => ReactNode {
  return function Table({data}) {
    return <DataTable entry={data} {...definition} />;
  };
}

/** What a row does, with its notes, and what else is to be said of it. */
export const does = <Row extends {does?: string; notes?: string[]; since?: string}>(
  facts?: (row: Row) => Fact[],
  shows?: string[],
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
  shows,
});

/** Type, limits and default of what a row sets. */
export const value: Column<Value> = {
  title: 'Value',
  plain: true,
  shows: valueKeys,
  cell: (row) => <ValueFacts row={row} />,
};

/** Each on a line of its own. */
export const Lines = ({of}: {of: ReactNode[]}) =>
  of.map((line, i) => (
    <span key={i} className={styles.line}>
      {line}
    </span>
  ));
