import type {Named} from '../entries';
import type {DataFile} from '../load';
import type {Resolver} from '../resolver';
import {builderEntries} from './builders';
import {changelogEntries} from './changelogs';
import {dropEntries} from './drops';
import {Items} from './items';
import {materialEntries} from './materials';
import {readRecipes, recipeEntries} from './recipes';
import {structureEntries} from './structures';
import {fillItemColumns} from './tables';
import {traitEntries} from './traits';

/**
 * Everything that pages may name of the Marketplace facts, with items, materials and traits filled in.
 * @param files all data files; those of other kinds are left alone
 * @param tables tables of facts, whose columns may name items; these are filled in too
 */
export function marketEntries(
  files: readonly DataFile[],
  tables: readonly Named[],
  resolver: Resolver,
): Named[] {
  const items = new Items(files, resolver);
  const ofKind = (name: string) => files.filter(({kind}) => kind.name === name);
  // First: recipes and drops tell how items are obtained.
  const recipes = readRecipes(ofKind('recipes'), items);
  const drops = dropEntries(ofKind('drops'), items);
  fillItemColumns(tables, items);
  return [
    ...recipeEntries(recipes, items),
    ...drops,
    ...materialEntries(ofKind('materials'), ofKind('traits'), items),
    ...builderEntries(ofKind('materials'), ofKind('traits'), items),
    ...traitEntries(ofKind('traits'), ofKind('materials'), items),
    ...structureEntries(ofKind('structures'), items),
    ...changelogEntries(ofKind('changelogs')),
    ...items.entries(),
  ];
}
