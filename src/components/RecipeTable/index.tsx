import type {ReactNode} from 'react';
import {called} from '@site/src/lib/recipe';
import type {Entry} from '@site/src/data/schema/entry';
import type {Ingredient, RecipeRow} from '@site/src/data/schema/market';
import DataTable, {Inline, type Column} from '../DataTable';
import table from '../DataTable/styles.module.css';
import {IngredientList, IngredientName, Stations} from '../Recipe/ItemName';
import {kinds} from '../Recipe/kinds';
import Remarks, {unsureNote} from '../Recipe/Remarks';
import recipe from '../Recipe/styles.module.css';

/** Renders ingredients with their counts, one per line. */
function Amounts({of}: {of: (Ingredient & {count: number | null})[]}): ReactNode {
  return of.map((ingredient, i) => (
    <span key={i} className={table.line}>
      {ingredient.count !== null && ingredient.count > 1 && `${ingredient.count} × `}
      <IngredientName of={ingredient} />
    </span>
  ));
}

/** Renders the inputs: the player's action, the ingredients and the poured liquid. */
function In({row: {action, inputs = [], fluid, kind}}: {row: RecipeRow}): ReactNode {
  return (
    <>
      {action !== undefined && (
        <span className={table.line}>
          <Inline>{action}</Inline>
        </span>
      )}
      {!kinds[kind].isAction && <Amounts of={inputs} />}
      {fluid && (
        <span className={table.line}>
          <IngredientName of={fluid.name} />, {fluid.amount}
        </span>
      )}
    </>
  );
}

const takesAnything = ({action, inputs = [], fluid}: RecipeRow) =>
  action !== undefined || inputs.length > 0 || fluid !== undefined;

/** Returns all ingredients with alternatives ("any log"), without duplicates. */
function choicesOf(rows: readonly RecipeRow[]): Ingredient[] {
  const all = rows.flatMap(({inputs = [], stations, result, fluid}) => [
    ...inputs,
    ...stations,
    result,
    ...(fluid ? [fluid.name] : []),
  ]);
  const choices = all.filter(({label, items}) => label !== undefined && items.length > 0);
  return [...new Map(choices.map((choice) => [called(choice), choice])).values()];
}

/** Returns the stations shared by all rows, which make the column unnecessary. */
function sharedStations(rows: readonly RecipeRow[]): Ingredient[] {
  const [first, ...others] = rows.map(({stations}) => stations);
  const names = (stations: Ingredient[] = []) => stations.map(called).join();
  return first && others.length > 0 && others.every((stations) => names(stations) === names(first))
    ? first
    : [];
}

/**
 * Renders many small recipes as one table with ingredients, result and station. A crafting grid is shown as a list
 * of counted items.
 * @param data the group that `id` refers to, inserted when the page is compiled
 */
export default function RecipeTable({data}: {id: string; data: Entry<RecipeRow>}): ReactNode {
  const rows = data.groups.flatMap((group) => group.rows);
  const shared = sharedStations(rows);
  const inFirst = rows.every(({kind}) => kinds[kind].isConversion);
  const makes: Column<RecipeRow> = {
    title: inFirst ? 'You get' : 'Makes',
    cell: ({result}) => <Amounts of={[result]} />,
  };
  const takes: Column<RecipeRow> = {
    title: inFirst ? 'From' : 'Takes',
    cell: (row) =>
      row.kind === 'unpublished' ? (
        <span className={recipe.mark}>Not published</span>
      ) : takesAnything(row) ? (
        <In row={row} />
      ) : undefined,
  };
  const more: Column<RecipeRow>[] = [
    {
      title: 'With',
      cell: ({stations}) =>
        shared.length > 0 || stations.length === 0 ? undefined : <Stations of={stations} />,
    },
    {
      title: 'Remarks',
      cell: ({notes, unsure, since}) =>
        notes.length + unsure.length === 0 && since === undefined ? undefined : (
          <Remarks notes={notes} unsure={unsure} since={since} />
        ),
    },
  ];
  const choices = choicesOf(rows);
  const isUnsure = rows.some(({kind, unsure}) => kind === 'unpublished' || unsure.length > 0);
  return (
    <DataTable
      entry={data}
      columns={[...(inFirst ? [takes, makes] : [makes, takes]), ...more]}
      kind="recipe"
      nameOf={({title}) => title}
      legend={
        (shared.length + choices.length > 0 || isUnsure) && (
          <>
            {shared.length > 0 && (
              <div>
                {inFirst ? 'With' : 'At'}: <Stations of={shared} />
              </div>
            )}
            {choices.map((choice) => (
              <div key={called(choice)}>
                <IngredientList of={choice} />
              </div>
            ))}
            {isUnsure && unsureNote}
          </>
        )
      }
    />
  );
}
