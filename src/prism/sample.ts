/** Build side: reads title, highlighted lines and line numbers of a code sample. */

export interface Sample {
  /** The text without the comments that only highlight lines. */
  code: string;
  /** Highlighted lines, counted from 0. */
  marked: number[];
  title?: string;
  /** Number of the first line, where lines are numbered. */
  firstLine?: number;
}

/** A comment of any of the languages that we show, alone on its line, that highlights lines below it. */
const comment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|;|--|<!--|REM\b)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/|\*\/\s*\}|-->)?\s*$/i;

/**
 * Reads the words after the language of a fence, and comments `highlight-next-line`, `highlight-start`, `highlight-end`,
 * as Docusaurus does (docusaurus.io/docs/markdown-features/code-blocks). Lines in braces win over comments.
 * @param text the sample as written
 * @param meta such as `title="server.toml" {1,3-5} showLineNumbers`
 */
export function readSample(text: string, meta = ''): Sample {
  const title = /title=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(meta)?.groups?.title;
  const numbers = /(?:^|\s)showLineNumbers(?:=(?<first>\d+))?(?=\s|$)/.exec(meta);
  const braces = /\{(?<lines>[\d,-]+)\}/.exec(meta)?.groups?.lines;
  return {
    ...(braces === undefined ? readComments(text) : {code: text, marked: readLines(braces)}),
    ...(title === undefined ? {} : {title}),
    ...(numbers ? {firstLine: Number(numbers.groups!.first ?? 1)} : {}),
  };
}

/** `1,3-5` to 0, 2, 3, 4. */
function readLines(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index - 1);
  });
}

function readComments(text: string): {code: string; marked: number[]} {
  const kept: string[] = [];
  const marked: number[] = [];
  let isOpen = false;
  let isNext = false;
  for (const line of text.split('\n')) {
    const what = comment.exec(line)?.groups?.what;
    if (what === undefined) {
      if (isOpen || isNext) {
        marked.push(kept.length);
      }
      isNext = false;
      kept.push(line);
    } else {
      isOpen = what === 'start' || (isOpen && what !== 'end');
      isNext = what === 'next-line';
    }
  }
  return {code: kept.join('\n'), marked};
}
