import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight} from '../../../prism/highlight';
import {encodeRuns} from '../../../lib/code-runs';

/**
 * Remark plugin: highlights code samples at compile time and parses the title after the language. The page
 * contains the code and the lengths of its runs (`src/lib/code-runs.ts`), so the client bundle needs no
 * highlighter.
 */
export default function codeSamples() {
  return (tree: Root, file: VFile): void => visit(tree, 'code', (node) => prepare(node, file));
}

function prepare(node: Code, file: VFile): void {
  const meta = node.meta ?? '';
  const title = /^title=(?<quote>["'])(?<title>.*?)\k<quote>$/.exec(meta.trim())?.groups?.title;
  if (meta !== '' && title === undefined) {
    file.fail(
      `found "${meta}" after the language of a code block — allowed: only title="…" — remove the rest`,
      node,
    );
  }
  const runs = encodeRuns(highlight(node.value, (node.lang ?? 'text').toLowerCase()));
  node.meta = null;
  node.data = {
    ...node.data,
    hProperties: {
      ...node.data?.hProperties,
      ...(title === undefined ? {} : {title}),
      ...(runs === '' ? {} : {runs}),
    },
  };
}
