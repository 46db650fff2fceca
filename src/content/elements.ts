import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {ElementUse} from './types';

/** Returns the name, id and position of an element. */
export function elementUse({name, attributes, position}: MdxJsxFlowElement | MdxJsxTextElement): ElementUse {
  const {line = 1, column = 1} = position?.start ?? {};
  const id = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  )?.value;
  return {name: name ?? '', id: typeof id === 'string' ? id : undefined, line, column};
}
