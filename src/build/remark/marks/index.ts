import type {Nodes, Parent, PhrasingContent, Root, RootContent} from 'mdast';

/** Matches a reference such as `(1)` to a numbered mark in an illustration. */
const reference = /\(([1-9]\d?)\)/;

/** Matches a numbered mark: `mark={1}` in JSX, or `mark: 1` in an array of objects. */
const marked = /\bmark"?\s*(?:=\{|:)\s*[1-9]/;

const chip = (number: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Callout',
  attributes: [{type: 'mdxJsxAttribute', name: 'number', value: number}],
  children: [],
});

/** Replaces each reference in the text below a node, except in code. */
function replaceIn(node: Nodes): void {
  if (!('children' in node)) return;
  const parent: Parent = node;
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type !== 'text') {
      replaceIn(child);
      return [child];
    }
    // Because of the capture group, `split` returns the numbers at odd indexes.
    return child.value
      .split(reference)
      .flatMap((part, place) =>
        place % 2 === 1 ? [chip(part)] : part === '' ? [] : [{type: 'text', value: part}],
      );
  });
}

/**
 * Remark plugin: on a page whose illustrations have numbered marks, renders each `(1)` in the text as a
 * matching chip. The chips show letters, because the steps beside an illustration are numbered.
 */
export default function marks() {
  return (tree: Root, file: {value: unknown}): void => {
    if (marked.test(String(file.value))) replaceIn(tree);
  };
}
