/**
 * Reads a file of `src/sprites/glyphs`: a title, then blocks between empty lines, each a line of names and below it the
 * rows of their glyphs, one character per pixel.
 * @param file its name, for messages
 * @param text its content
 * @returns the rows of each glyph by its name
 * @throws Error with file and line for a block whose rows do not fit its names
 */
export function parseGlyphs(file: string, text: string): ReadonlyMap<string, readonly string[]> {
  const glyphs = new Map<string, string[]>();
  const blocks = text.replace(/\r/g, '').trimEnd().split('\n\n');
  let line = 1;
  for (const [index, block] of blocks.entries()) {
    const [names = [], ...rows] = block.split('\n').map((row) => row.trim().split(/\s+/));
    const fits = rows.every(
      (row) =>
        row.length === names.length && row.every((part, column) => part.length === rows[0]![column]!.length),
    );
    if (index > 0 && (rows.length === 0 || !fits)) {
      throw new Error(
        `src/sprites/glyphs/${file}:${line}  the rows below "${names.join(' ')}" do not fit; write one piece for each name, equally long in all rows, and an empty line after the last row`,
      );
    }
    if (index > 0) {
      names.forEach((name, column) =>
        glyphs.set(
          name,
          rows.map((row) => row[column]!),
        ),
      );
    }
    line += rows.length + 2;
  }
  return glyphs;
}
