/** Width and height of a sprite in pixels. */
export const size = 16;
/** Width and height of a block's texture in pixels. */
export const faceSize = 8;

/** A pixel of a shape: the index of its palette and of the tone in this palette; `null` is transparent. */
export type Pixel = {palette: number; tone: number} | null;

/** A flat shape (16 × 16 `rows`), or a block with three `faces` that are 8 pixels wide. */
export type Shape = {
  name: string;
  /** Number of palettes that the shape needs. */
  palettes: number;
} & ({rows: Pixel[][]} | {faces: {top: Pixel[][]; left: Pixel[][]; right: Pixel[][]}});

/** Characters for the tones of the first, second and third palette, from outline to shine. */
export const alphabets = ['01234', 'abcde', 'ABCDE'];

/** A mistake in a sprite file. `line` is one-based. */
export type Mistake = {line: number; message: string};

function parsePixel(char: string): Pixel | undefined {
  if (char === '.') return null;
  const palette = alphabets.findIndex((alphabet) => alphabet.includes(char));
  return palette < 0 ? undefined : {palette, tone: alphabets[palette]!.indexOf(char)};
}

/** Allowed numbers of lines by the width of a shape. */
const heights: Record<number, number[]> = {
  [size]: [size],
  [faceSize]: [faceSize, 1.5 * faceSize, 2 * faceSize, 3 * faceSize],
};

/**
 * Parses a shape.
 * @param name name of the file without `.txt`
 * @param text 16 lines of 16 characters; for a block, lines of 8 characters: 8 lines for all faces, 16 for
 *   top and sides, 24 for top, left and right, or 12 for a slab (top, and sides of half the height)
 * @returns the shape, or all mistakes
 */
export function parseShape(name: string, text: string): {shape: Shape} | {mistakes: Mistake[]} {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  const width = lines[0]!.length;
  const allowed = heights[width];
  if (allowed === undefined) {
    const message = `found ${width} characters per line; allowed: ${size} for a shape, ${faceSize} for the texture of a block`;
    return {mistakes: [{line: 1, message}]};
  }
  const mistakes: Mistake[] = [];
  const rows = lines.map((line, index) => {
    if (line.length !== width) {
      mistakes.push({
        line: index + 1,
        message: `found ${line.length} characters; write ${width}, as in line 1`,
      });
    }
    return [...line].map((char, column) => {
      const pixel = parsePixel(char);
      if (pixel === undefined) {
        const place = `found "${char}" in column ${column + 1}`;
        mistakes.push({line: index + 1, message: `${place}; allowed: ".", 0–4, a–e, A–E`});
      }
      return pixel ?? null;
    });
  });
  if (!allowed.includes(lines.length)) {
    const message = `found ${lines.length} lines of ${width} characters; allowed: ${allowed.join(', ')} lines`;
    mistakes.push({line: Math.min(lines.length, allowed.at(-1)!), message});
  }
  const used = new Set(rows.flat().flatMap((pixel) => (pixel ? [pixel.palette] : [])));
  const palettes = Math.max(-1, ...used) + 1;
  const skipped = alphabets.findIndex((_, index) => index < Math.max(palettes, 1) && !used.has(index));
  if (mistakes.length === 0 && skipped >= 0) {
    const message =
      used.size === 0 ? 'draws nothing' : `uses no tone of palette ${skipped + 1} (${alphabets[skipped]})`;
    mistakes.push({line: 1, message: `${message}; use palettes in order: 0–4, then a–e, then A–E`});
  }
  if (mistakes.length > 0) return {mistakes};
  if (width === size) return {shape: {name, palettes, rows}};
  const face = (from: number) => rows.slice(from * faceSize, (from + 1) * faceSize);
  const faces = Math.ceil(rows.length / faceSize);
  return {
    shape: {name, palettes, faces: {top: face(0), left: face(faces > 1 ? 1 : 0), right: face(faces - 1)}},
  };
}
