import type {ReactNode} from 'react';
import type {TableEntry} from '@site/src/data/schema/entry';
import type {ItemEntry} from '@site/src/data/schema/market';
import type {Cell, Column} from '@site/src/data/schema/tables';
import DataTable, {Code, Inline, Swatch} from '../DataTable';
import Keys from '../Key/Keys';
import SpriteName from '../Sprite/SpriteName';

interface CellProps {
  cell: Cell;
  as: Column['as'];
  /** Items that a cell may refer to, by id. */
  items?: Record<string, ItemEntry>;
}

/** Renders a cell in the format of its column. */
function CellContent({cell, as, items = {}}: CellProps): ReactNode {
  const texts = [cell].flat().map(String);
  switch (as) {
    case 'code':
      return texts.map((text, i) => (
        // The index is the key, because a cell may contain the same string twice.
        <span key={i}>
          {i > 0 && ' '}
          <Code>{text}</Code>
        </span>
      ));
    case 'keys':
      return <Keys keys={texts} />;
    case 'yes-no':
      return cell === true ? 'yes' : 'no';
    case 'item':
      return texts.map((id) => {
        const item = items[id];
        return item && <SpriteName key={id} item={item} />;
      });
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

/** Returns the values of a cell as strings, with names instead of item ids. */
function namesIn(cell: Cell, items: Record<string, ItemEntry> = {}): string[] {
  return [cell].flat().map((part) => items[String(part)]?.name ?? String(part));
}

/**
 * Renders a table of facts for each group, with the columns declared in the data file.
 * @param data the entry that `id` refers to, inserted when the page is compiled
 */
export default function FactTable({data}: {id: string; data: TableEntry}): ReactNode {
  // Each group is a separate table, because the groups of a file may have different columns.
  return data.groups.map((group) => {
    const columns = Object.entries(group.columns);
    const [first] = columns;
    return (
      <DataTable
        key={group.id}
        entry={{...data, title: group.title, groups: [group]}}
        kind="fact"
        nameOf={({cells}) => namesIn(cells[first?.[0] ?? ''] ?? '', group.items).join(', ')}
        columns={columns.map(([key, {title, as}]) => ({
          title,
          shows: [key],
          cell: ({cells, ...there}) => {
            // Values that differ in another version of Minecraft are stored next to `cells`.
            const cell = (there as Record<string, Cell>)[key] ?? cells[key];
            return cell === undefined ? undefined : <CellContent cell={cell} as={as} items={group.items} />;
          },
        }))}
      />
    );
  });
}
