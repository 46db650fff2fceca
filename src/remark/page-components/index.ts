import type {Root} from 'mdast';
import {elementsIn, importStatement} from '../syntax';

/** Components that few pages use and that bring much code with them. */
export const pageComponents: Readonly<Record<string, string>> = {
  Changelog: '@site/src/components/Changelog',
  DropTable: '@site/src/components/DropTable',
  DurationTool: '@site/src/components/DurationTool',
  Item: '@site/src/components/Item',
  MaterialTable: '@site/src/components/MaterialTable',
  Recipe: '@site/src/components/Recipe',
  RecipeTable: '@site/src/components/RecipeTable',
  SieveCalculator: '@site/src/components/SieveCalculator',
  SnbtTool: '@site/src/components/SnbtTool',
  Structure: '@site/src/components/Structure',
  ToolBuilder: '@site/src/components/ToolBuilder',
  TraitTable: '@site/src/components/TraitTable',
};

/**
 * Remark plugin: a page that places one of these components imports it itself. In the registry
 * (`src/theme/MDXComponents`) their code would be part of every page.
 */
export default function importPageComponents() {
  return (tree: Root): void => {
    const used = new Set(elementsIn(tree).map(({name}) => name ?? ''));
    const imports = Object.entries(pageComponents).filter(([name]) => used.has(name));
    tree.children.unshift(...imports.map(([name, source]) => importStatement(name, source)));
  };
}
