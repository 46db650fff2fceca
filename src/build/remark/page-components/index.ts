import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {components, importOf} from '../../../components/registry';
import {elementUse} from '../../../content/elements';
import {nearest} from '../../../lib/suggest';
import {elementsIn, importNode, importedNames, refuse} from '../syntax';

/** Components that the theme makes available on every page. */
const themeNames = ['Details', 'Head'];

/**
 * Remark plugin: imports the components that a page uses, so that authors do not have to.
 * @throws Error with file, line and a suggestion, for an unknown component
 */
export default function importPageComponents() {
  return (tree: Root, file: VFile): void => {
    const own = new Set([...themeNames, ...importedNames(tree)]);
    const used = elementsIn(tree)
      .map(elementUse)
      .filter(({name}) => /^[A-Z]\w*$/.test(name) && !own.has(name));
    const unknown = used.find(({name}) => !components[name]);
    if (unknown) {
      const meant = nearest(unknown.name, Object.keys(components));
      const advice = `${meant === undefined ? '' : `did you mean <${meant}>? `}to add a component, register it in src/components/registry.ts`;
      refuse(file, unknown, `unknown component <${unknown.name}> — ${advice}`);
    }
    const names = [...new Set(used.map(({name}) => name))].sort();
    const imports = names.map((name) => {
      const {from, isDefault} = importOf(name)!;
      return importNode(`import ${isDefault ? name : `{${name}}`} from '${from}';`);
    });
    tree.children.unshift(...imports);
  };
}
