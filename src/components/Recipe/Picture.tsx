import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {called} from '@site/src/lib/recipe';
import type {Ingredient, RecipeEntry} from '@site/src/data/schema/market';
import Sprite from '../Sprite';
import styles from './styles.module.css';

interface CellProps {
  of: Ingredient | null;
  count?: number | null;
  className?: string;
}

/** Renders a cell with its item. If several items fit, the cell shows the first one and a notch in its corner. */
function Cell({of, count = 1, className}: CellProps): ReactNode {
  const item = of?.items[0] ?? of?.like;
  return (
    <span
      className={clsx(styles.cell, of && of.items.length > 1 && styles.several, className)}
      title={of ? called(of) : undefined}
    >
      {item && <Sprite cell={item.sprite} size={32} />}
      {count !== null && count > 1 && <span className={styles.count}>{count}</span>}
    </span>
  );
}

/**
 * Renders a recipe as in the game: cells, an arrow and the result. The picture is decorative, because the text
 * beside it contains the same information.
 * @param recipe a recipe of any kind; an unpublished recipe is shown as a question mark
 */
export default function Picture({recipe}: {recipe: RecipeEntry}): ReactNode {
  const {grid, inputs = [], fluid, result, stations, kind} = recipe;
  const columns = grid ? Math.max(...grid.map((row) => row.length)) : 1;
  const tool = kind === 'unpublished' ? undefined : (stations[0]?.items[0] ?? stations[0]?.like);
  const nothing = !grid && inputs.length === 0 && !fluid;
  return (
    <div className={styles.picture} aria-hidden="true">
      {grid && (
        <span className={styles.grid} style={{'--columns': columns} as CSSProperties}>
          {grid.flatMap((row, y) => row.map((cell, x) => <Cell key={`${y} ${x}`} of={cell} />))}
        </span>
      )}
      {inputs.map((input, i) => (
        <Cell key={i} of={input} count={input.count} />
      ))}
      {fluid && <Cell of={fluid.name} />}
      {nothing && <span className={clsx(styles.cell, styles.unknown)}>?</span>}
      <span className={styles.way}>
        <span className={styles.arrow}>→</span>
        {tool && <Sprite cell={tool.sprite} />}
      </span>
      <Cell of={result} count={result.count} className={styles.result} />
    </div>
  );
}
