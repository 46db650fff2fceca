/**
 * Parses a file in `src/sprites/glyphs`: a title, then blocks separated by empty lines. Each block starts
 * with a line of names, followed by the pixel rows of their glyphs, with one character per pixel.
 * @param file name of the file, for error messages
 * @returns the rows of each glyph, by name
 * @throws Error with file and line for a block whose rows do not match its names
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
        `src/sprites/glyphs/${file}:${line}  the rows below "${names.join(' ')}" do not match the names; write one group of characters for each name, with the same length in all rows`,
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
