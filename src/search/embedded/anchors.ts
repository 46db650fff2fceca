/**
 * Most anchors end in words of their title. The index file has a sign for how in place of these words: that makes it a
 * sixteenth smaller.
 */

const joined = (title: string, by: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(by);

/** Ways to make an anchor of a title, by a sign that no anchor holds. */
const ways: Readonly<Record<string, (title: string) => string>> = {
  // Of headings, as Docusaurus does it.
  '=': (title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  // Of an option or a node: the name itself.
  '^': (title) => title.toLowerCase(),
  // Of a command: without its slash and its arguments.
  '/': (title) =>
    title
      .replace(/ *[<[].*/, '')
      .replace('/', '')
      .replaceAll(' ', '-'),
  '~': (title) => joined(title, '-'),
  // Of an item in the game.
  '|': (title) => joined(title, '_'),
};

/** An anchor as the index file has it. */
export function shortAnchor(anchor: string, title: string): string {
  for (const [sign, way] of Object.entries(ways)) {
    const ending = way(title);
    if (ending !== '' && anchor.endsWith(ending)) {
      return anchor.slice(0, -ending.length) + sign;
    }
  }
  return anchor;
}

/** The anchor that `shortAnchor` shortened. */
export function wholeAnchor(short: string, title: string): string {
  const way = ways[short.at(-1) ?? ''];
  return way ? short.slice(0, -1) + way(title) : short;
}
