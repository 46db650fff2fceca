import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {countedInputs} from '@site/src/lib/recipe';
import type {RecipeEntry} from '@site/src/data/schema/market';
import Inline from '../DataTable/Inline';
import stepped from '../stepped.module.css';
import {IngredientList, IngredientName, Stations} from './ItemName';
import {kinds} from './kinds';
import Picture from './Picture';
import Remarks from './Remarks';
import {fitsInventory, gridText} from './words';
import styles from './styles.module.css';

/** Renders the ingredients with their counts and all items that fit. */
function Ingredients({recipe}: {recipe: RecipeEntry}): ReactNode {
  const {fluid} = recipe;
  const inputs = countedInputs(recipe);
  if (inputs.length === 0 && !fluid) return null;
  return (
    <ul className={styles.ingredients}>
      {inputs.map((input, i) => (
        <li key={i}>
          <span className={styles.number}>{input.count === null ? 'some' : `${input.count} ×`}</span>{' '}
          <span>
            <IngredientList of={input} />
          </span>
        </li>
      ))}
      {fluid && (
        <li>
          <span className={styles.number}>pour</span>{' '}
          <span>
            <IngredientName of={fluid.name} />, {fluid.amount}
          </span>
        </li>
      )}
    </ul>
  );
}

/**
 * Renders a recipe: a picture, the ingredients with all alternatives, the result, the station, unconfirmed facts,
 * and the recipes that use the result.
 * @param data the entry that `id` refers to, inserted when the page is compiled
 */
export default function Recipe({data}: {id: string; data: RecipeEntry}): ReactNode {
  const {title, anchor, kind, grid, stations, action, result, notes, unsure, since, usedIn} = data;
  useBrokenLinks().collectAnchor(anchor);
  const label = `Direct link to ${title}`;
  return (
    <figure id={anchor} className={clsx(stepped.box, styles.recipe)} data-kind="recipe">
      <figcaption className={styles.caption}>
        <strong className={styles.title}>{title}</strong>
        <a
          className={clsx('hash-link', styles.link)}
          href={`#${encodeURIComponent(anchor)}`}
          aria-label={label}
          title={label}
        />
        <div>
          {kinds[kind].name}
          {stations.length > 0 && ' · '}
          <Stations of={stations} />
          {fitsInventory(data) && ', or the grid of the inventory'}
          {result.count === null
            ? ' · how many it gives is not published'
            : result.count > 1 && ` · makes ${result.count}`}
        </div>
      </figcaption>
      <div className={styles.body}>
        <Picture recipe={data} />
        <div className={styles.words}>
          {/* Kept out of the search index, because the list of ingredients contains the same words. */}
          {grid && (
            <p className="visually-hidden" data-search="off">
              {gridText(grid)}
            </p>
          )}
          {action !== undefined && (
            <p className={styles.action}>
              <Inline>{action}</Inline>
            </p>
          )}
          <Ingredients recipe={data} />
        </div>
      </div>
      <Remarks notes={notes} unsure={unsure} since={since} />
      {usedIn.length > 0 && (
        <p className={styles.used}>
          Used in:{' '}
          {usedIn.map(({name, href}, i) => (
            <span key={href}>
              {i > 0 && ', '}
              <Link to={href}>{name}</Link>
            </span>
          ))}
        </p>
      )}
    </figure>
  );
}
