import type {Nodes, Parent, PhrasingContent, Root, RootContent} from 'mdast';

/** `(1)`, as a page refers to a mark of its drawings. */
const reference = /\(([1-9]\d?)\)/;

/** Attributes as the page writes them: `mark={1}`, or `mark: 1` in a list of entries. */
const marked = /\bmark"?\s*(?:=\{|:)\s*[1-9]/;

const chip = (number: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Callout',
  attributes: [{type: 'mdxJsxAttribute', name: 'number', value: number}],
  children: [],
});

/** Replaces each `(1)` of the texts below a node; code keeps it. */
function replaceIn(node: Nodes): void {
  if (!('children' in node)) return;
  const parent: Parent = node;
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type !== 'text') {
      replaceIn(child);
      return [child];
    }
    // The odd parts are the numbers.
    return child.value
      .split(reference)
      .flatMap((part, place) =>
        place % 2 === 1 ? [chip(part)] : part === '' ? [] : [{type: 'text', value: part}],
      );
  });
}

/**
 * Remark plugin: on a page with marks in its drawings, shows `(1)` in a sentence as the same chip. Drawings show letters, because
 * the steps beside them are numbered.
 */
export default function marks() {
  return (tree: Root, file: {value: unknown}): void => {
    if (marked.test(String(file.value))) replaceIn(tree);
  };
}
