import type {ReactNode} from 'react';
import {called} from '@site/src/lib/recipe';
import type {Ingredient, ItemEntry} from '@site/src/data/schema/market';
import Item from '../Item';
import SpriteName from '../Sprite/SpriteName';
import styles from './styles.module.css';

/** Renders an item's sprite and name. An item that a page explains also has a link and a tooltip. */
function ItemName({item}: {item: ItemEntry}): ReactNode {
  return item.href === undefined ? <SpriteName item={item} /> : <Item data={item} />;
}

/** Renders an ingredient: its only item, or its label with a picture. */
export function IngredientName({of}: {of: Ingredient}): ReactNode {
  const [first] = of.items;
  const picture = of.like ?? first;
  if (first && of.label === undefined) {
    return <ItemName item={first} />;
  }
  return picture ? <ItemName item={{...picture, name: called(of), href: undefined}} /> : called(of);
}

/** Renders an ingredient, followed by a list of all items that fit. */
export function IngredientList({of}: {of: Ingredient}): ReactNode {
  return (
    <>
      <IngredientName of={of} />
      {of.label !== undefined && of.items.length > 0 && (
        <span className={styles.choice}>
          {': '}
          {of.items.map((item, i) => (
            <span key={item.id}>
              {i > 0 && ', '}
              <ItemName item={item} />
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** Renders alternative stations, which can be blocks or tools. */
export function Stations({of}: {of: Ingredient[]}): ReactNode {
  return of.map((station, i) => (
    <span key={i}>
      {i > 0 && ' or '}
      <IngredientName of={station} />
    </span>
  ));
}
