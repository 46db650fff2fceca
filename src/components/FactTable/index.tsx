import type {ReactNode} from 'react';
import type {TableEntry} from '@site/src/data/schema/entry';
import type {Cell, Column} from '@site/src/data/schema/tables';
import DataTable, {Code, Inline, Swatch} from '../DataTable';
import styles from '../DataTable/styles.module.css';
import Keys from '../KeyTable/Keys';

/** One cell, set as its column says. */
function CellContent({cell, as}: {cell: Cell; as: Column['as']}): ReactNode {
  const texts = [cell].flat().map(String);
  switch (as) {
    case 'code':
      return texts.map((text, i) => (
        // Not the text: the rows of a recipe may be alike.
        <span key={i}>
          {i > 0 && ' '}
          <Code>{text}</Code>
        </span>
      ));
    case 'keys':
      return <Keys keys={texts} />;
    case 'yes-no':
      return cell === true ? 'yes' : 'no';
    case 'color':
      return (
        <>
          <Swatch color={String(cell)} />
          <Code>{String(cell)}</Code>
        </>
      );
    default:
      return <Inline>{texts.join(', ')}</Inline>;
  }
}

/**
 * A table of facts whose columns stand in the data file.
 * @param data the entry that `id` names, one group of a file; filled in while the page is compiled
 */
export default function FactTable({data}: {id: string; data: TableEntry}): ReactNode {
  // Groups of one file have different columns, so each is a table of its own.
  return data.groups.map((group) => {
    const columns = Object.entries(group.columns);
    const [first] = columns;
    return (
      <DataTable
        key={group.id}
        entry={{...data, title: group.title, groups: [group]}}
        items="rows"
        nameOf={({cells}) => [cells[first?.[0] ?? ''] ?? ''].flat().join(', ')}
        columns={columns.map(([key, {title, as}], i) => ({
          title,
          className: i === 0 ? undefined : styles.labelled,
          cell: ({cells}) => {
            const cell = cells[key];
            return cell === undefined ? undefined : <CellContent cell={cell} as={as} />;
          },
        }))}
      />
    );
  });
}
