import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {components} from '../../../components/registry';
import {isMinecraft, minecraftVersions} from '../../../config/minecraft';
import {elementUse} from '../../../content/elements';
import {elementsIn, refuse} from '../syntax';

/** Kinds of data that are compared with other versions of the mods. */
const compared = new Set(['commands', 'config', 'keys', 'permissions', 'properties', 'theme']);

/** Does what a component renders differ by version? A key in a sentence stands for the documented one. */
const differs = (name: string) => name !== 'Keybind' && compared.has(components[name]?.data ?? '');

/**
 * Remark plugin: a page with tables or prose that differ by version of Minecraft begins with the switch between them.
 * @throws file, line and column for a version in `<For>` that pages do not tell apart
 */
export default function minecraftSwitch() {
  return (tree: Root, file: VFile): void => {
    const elements = elementsIn(tree);
    for (const node of elements.filter(({name}) => name === 'For')) {
      const mc = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'mc');
      const versions = typeof mc?.value === 'string' ? mc.value.trim().split(/\s+/) : [];
      const wrong = versions.find((version) => !isMinecraft(version));
      if (versions.length === 0 || wrong !== undefined) {
        const found = wrong === undefined ? 'without mc' : `names "${wrong}"`;
        const allowed = `${minecraftVersions.join(', ')}, several with a space between`;
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
