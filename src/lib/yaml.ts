import {LineCounter, isMap, isNode, parseDocument} from 'yaml';

/** A one-based line and column. */
export interface Position {
  line: number;
  column: number;
}

export interface SyntaxProblem extends Position {
  reason: string;
}

/** A YAML mapping with the positions of its values. */
export interface LocatedYaml {
  /** The parsed mapping; `{}` if the text is empty or has syntax errors. */
  data: Record<string, unknown>;
  /** Returns the position of the value at a path, or of its closest existing parent. */
  locate: (keys: readonly PropertyKey[]) => Position;
  problems: SyntaxProblem[];
}

/**
 * Parses YAML (or JSON) whose top level is a mapping.
 * @param lineOffset number of lines before `source` in its file, added to every position
 * @returns the mapping with positions; syntax errors are returned in `problems` instead of thrown
 */
export function readYaml(source: string, lineOffset = 0): LocatedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const at = (offset: number) => {
    const {line, col} = lines.linePos(offset);
    return {line: (line || 1) + lineOffset, column: col || 1};
  };
  const locate: LocatedYaml['locate'] = (keys) => {
    const parent = document.getIn(keys.slice(0, -1), true);
    const key = isMap(parent) && parent.items.find((pair) => String(pair.key) === String(keys.at(-1)))?.key;
    const found = key || document.getIn(keys, true);
    return isNode(found) || keys.length === 0
      ? at((isNode(found) && found.range?.[0]) || 0)
      : locate(keys.slice(0, -1));
  };
  const problems = document.errors.map(({pos: [start], code, message}) => {
    const repeated = /[^\s:,}]+(:[^\s:,}]+)?/.exec(source.slice(start))?.[0];
    const again = `found the key "${repeated}" twice; give each entry a unique key`;
    return {...at(start), reason: code === 'DUPLICATE_KEY' ? again : `invalid YAML: ${message}`};
  });
  if (problems.length === 0 && document.contents !== null && !isMap(document.contents)) {
    problems.push({...at(0), reason: 'found no keys at the top level; write "key: value" lines'});
  }
  const data = problems.length > 0 || document.contents === null ? {} : (document.toJS() as object);
  return {data: data as LocatedYaml['data'], locate, problems};
}

/**
 * Parses the front matter of a page.
 * @param source complete text of the page
 * @returns the front matter, with positions relative to the start of the page; if there is none, a single problem
 */
export function readFrontMatter(source: string): LocatedYaml {
  const match = /^---[ \t]*\r?\n(?<yaml>(?:[\s\S]*?\r?\n)??)---[ \t]*(?:\r?\n|$)/.exec(source);
  const yaml = readYaml(match?.groups?.yaml ?? '', 1);
  const reason = source.startsWith('---') ? 'the closing line "---" is missing' : 'the page has none';
  return match ? yaml : {...yaml, problems: [{line: 1, column: 1, reason}]};
}
