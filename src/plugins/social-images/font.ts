import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseGlyphs} from '../../sprites/glyphs';

const file = 'src/sprites/glyphs/font.txt';

/** Glyphs of `src/sprites` by character, each as wide as its ink: rows of one length, `#` for ink. */
const font = new Map<string, string[]>([[' ', ['...']]]);
for (const [character, rows] of parseGlyphs(
  'font.txt',
  readFileSync(path.join(__dirname, '../../..', file), 'utf8'),
)) {
  const width = Math.max(...rows.map((row) => row.lastIndexOf('#') + 1));
  font.set(
    character,
    rows.map((row) => row.slice(0, width)),
  );
}

/** @throws Error naming a character that the font has not got */
export const glyphsOf = (text: string): string[][] =>
  [...text].map((character) => {
    const glyph = font.get(character);
    if (!glyph) {
      throw new Error(
        `no glyph for "${character}" in "${text}" — draw it in ${file}, or write the title without it`,
      );
    }
    return glyph;
  });

/** Width of a text in pixels of the font, with one between glyphs. */
export const widthOf = (text: string): number =>
  glyphsOf(text).reduce((sum, glyph) => sum + glyph[0]!.length + 1, -1);

/**
 * Breaks a text at its spaces.
 * @param width pixels of the font that a line may have; a longer word stands alone
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
