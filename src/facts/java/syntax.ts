import {createRequire} from 'node:module';
import {Language, Parser, type TreeCursor} from 'web-tree-sitter';

/** A node of the syntax tree. Comments and punctuation are left out, except for operators, which are in `field`. */
export type Syntax = {
  type: string;
  line: number;
  children: readonly Syntax[];
  /** Children by field name of the grammar, such as `name`, `arguments`, `body`. */
  field: Readonly<Record<string, Syntax | undefined>>;
  readonly text: string;
};

/** Syntax error in a Java file. The message contains the file, the line and, where possible, the invalid code. */
export class JavaError extends Error {}

class Node implements Syntax {
  children: Syntax[] = [];
  field: Record<string, Syntax | undefined> = {};
  constructor(
    readonly type: string,
    readonly line: number,
    private readonly source: string,
    private readonly start: number,
    private readonly end: number,
  ) {}
  get text(): string {
    return this.source.slice(this.start, this.end);
  }
}

function convert(cursor: TreeCursor, source: string, file: string): Node {
  const node = new Node(
    cursor.nodeType,
    cursor.startPosition.row + 1,
    source,
    cursor.startIndex,
    cursor.endIndex,
  );
  if (cursor.nodeType === 'ERROR' || cursor.nodeIsMissing) {
    const found = cursor.nodeIsMissing ? `${cursor.nodeType} is missing` : `"${node.text.slice(0, 60)}"`;
    throw new JavaError(
      `${file}:${node.line}  invalid Java: ${found} — use a tag whose code compiles, or update tree-sitter-java`,
    );
  }
  if (cursor.gotoFirstChild()) {
    do {
      const name = cursor.currentFieldName;
      if ((cursor.nodeIsNamed || name || cursor.nodeIsMissing) && !cursor.nodeType.endsWith('_comment')) {
        const child = convert(cursor, source, file);
        node.children.push(child);
        if (name) {
          node.field[name] ??= child;
        }
      }
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }
  return node;
}

let parser: Promise<Parser> | undefined;

async function load(): Promise<Parser> {
  await Parser.init();
  const grammar = createRequire(import.meta.url).resolve('tree-sitter-java/tree-sitter-java.wasm');
  return new Parser().setLanguage(await Language.load(grammar));
}

/**
 * Parses a Java file.
 * @throws JavaError with file and line for invalid Java
 */
export async function parseJava(source: string, file: string): Promise<Syntax> {
  const tree = (await (parser ??= load())).parse(source);
  if (!tree) {
    throw new JavaError(
      `${file}:1  invalid Java — use a tag whose code compiles, or update tree-sitter-java`,
    );
  }
  try {
    return convert(tree.walk(), source, file);
  } finally {
    tree.delete();
  }
}

/** Yields a node and all nodes below it. */
export function* walk(node: Syntax): Generator<Syntax> {
  yield node;
  for (const child of node.children) {
    yield* walk(child);
  }
}
