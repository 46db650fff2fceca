import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {components, importOf} from '../../components/registry';
import {nearest} from '../../content/suggest';
import {elementsIn, importStatement, namesIn} from '../syntax';

/** What the theme gives to every page besides. */
const themeNames = ['Details', 'Head'];

/**
 * Remark plugin: a page that places a component imports it, so that writers need not, and only its readers load it.
 * @param siteDir absolute path of the repository
 * @throws Error with file, line and the likely name when a page places a component that nobody knows
 */
export default function importPageComponents({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const own = new Set([...themeNames, ...namesIn(tree)]);
    const used = new Set<string>();
    for (const {name, position} of elementsIn(tree)) {
      if (!name || !/^[A-Z]\w*$/.test(name) || own.has(name)) {
        continue;
      }
      if (!components[name]) {
        const {line = 1, column = 1} = position?.start ?? {};
        const meant = nearest(name, Object.keys(components));
        throw new Error(
          `${path.relative(siteDir, file.path)}:${line}:${column} unknown component <${name}> — ${
            meant === undefined ? '' : `did you mean <${meant}>? `
          }a new one needs a line in src/components/registry.ts`,
        );
      }
      used.add(name);
    }
    const imports = [...used].sort().map((name) => {
      const {from, isDefault} = importOf(name)!;
      return importStatement(name, from, isDefault);
    });
    tree.children.unshift(...imports);
  };
}
