import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {highlight} from '../../prism/highlight';
import {readSample} from '../../prism/sample';
import {encodeRuns} from '../../prism/runs';

/**
 * Remark plugin: highlights code samples while the page is compiled, and reads what the writer says about their lines.
 * The page carries the text and the lengths of its pieces (`src/prism/runs.ts`); no highlighter goes to the browser.
 */
export default function codeSamples() {
  return (tree: Root): void => visit(tree, 'code', prepare);
}

function prepare(node: Code): void {
  const {code, marked, title, firstLine} = readSample(node.value, node.meta ?? '');
  const runs = encodeRuns(highlight(code, (node.lang ?? 'text').toLowerCase()));
  node.value = code;
  node.meta = null;
  node.data = {
    ...node.data,
    hProperties: {
      ...node.data?.hProperties,
      ...(title === undefined ? {} : {title}),
      ...(runs === '' ? {} : {runs}),
      ...(marked.length === 0 ? {} : {highlighted: marked.join(' ')}),
      ...(firstLine === undefined ? {} : {first: String(firstLine)}),
    },
  };
}
