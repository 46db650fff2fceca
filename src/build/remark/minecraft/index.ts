import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {components} from '../../../components/registry';
import {isMinecraft, minecraftVersions} from '../../../config/minecraft';
import {elementUse} from '../../../content/elements';
import {elementsIn, refuse} from '../syntax';

/** Kinds of data that can differ between versions of Minecraft. */
const compared = new Set(['commands', 'config', 'keys', 'permissions', 'properties', 'theme']);

/**
 * Returns whether a component's data can differ between versions. An inline keybind always shows the
 * documented version.
 */
const differs = (name: string) => name !== 'Keybind' && compared.has(components[name]?.data ?? '');

/**
 * Remark plugin: adds the version switch to the top of a page whose tables or text differ between versions of
 * Minecraft.
 * @throws Error with file, line and column, for an unknown version in `<For>`
 */
export default function minecraftSwitch() {
  return (tree: Root, file: VFile): void => {
    const elements = elementsIn(tree);
    for (const node of elements.filter(({name}) => name === 'For')) {
      const mc = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'mc');
      const versions = typeof mc?.value === 'string' ? mc.value.trim().split(/\s+/) : [];
      const wrong = versions.find((version) => !isMinecraft(version));
      if (versions.length === 0 || wrong !== undefined) {
        const found = wrong === undefined ? 'has no mc' : `has the unknown version "${wrong}"`;
        const allowed = `${minecraftVersions.join(', ')}, or several of them, separated by spaces`;
        refuse(file, elementUse(node), `<For> ${found} — allowed: ${allowed}`);
      }
    }
    const names = elements.map(({name}) => name ?? '');
    if (!names.includes('MinecraftSwitch') && names.some((name) => name === 'For' || differs(name))) {
      const first = tree.children.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
      tree.children.splice(first, 0, {
        type: 'mdxJsxFlowElement',
        name: 'MinecraftSwitch',
        attributes: [],
        children: [],
      });
    }
  };
}
