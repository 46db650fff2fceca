import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseGlyphs} from '../../sprites/glyphs';

/** Rows of a glyph, `#` for ink, all of one length. */
export type Glyph = string[];

const rows = 9;

/** Signs that look like one of the font's. */
const alike: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '×': 'x',
};

/**
 * Reads the font: glyphs in cells of one width, of which each keeps what its ink takes.
 * @returns glyphs by character; the space included
 * @throws Error naming the line of a block that is not whole, or the character whose cell has another size
 */
export function parseFont(text: string): Map<string, Glyph> {
  const font = new Map<string, Glyph>([[' ', Array.from({length: rows}, () => '...')]]);
  for (const [character, glyph] of parseGlyphs('font.txt', text)) {
    if (glyph.length !== rows || !glyph.every((row) => /^[.#]{5}$/.test(row))) {
      throw new Error(`font.txt: "${character}" is not whole — ${rows} rows, in each 5 signs of . and #`);
    }
    const width = Math.max(...glyph.map((row) => row.lastIndexOf('#') + 1));
    font.set(
      character,
      glyph.map((row) => row.slice(0, width)),
    );
  }
  return font;
}

let ours: Map<string, Glyph> | undefined;

/** The font of `src/sprites`, read once. */
export function loadFont(): Map<string, Glyph> {
  return (ours ??= parseFont(readFileSync(path.join(__dirname, '../../sprites/glyphs/font.txt'), 'utf8')));
}

/**
 * The glyphs of a text; accents are dropped, typographic signs become plain ones.
 * @throws Error naming a character that the font has not got
 */
export function glyphsOf(text: string, font: ReadonlyMap<string, Glyph>): Glyph[] {
  const plain = [...text.normalize('NFKD').replace(/\p{M}+/gu, '')]
    .map((sign) => alike[sign] ?? sign)
    .join('');
  return [...plain].map((character) => {
    const glyph = font.get(character);
    if (!glyph) {
      throw new Error(
        `no glyph for "${character}" in "${text}" — draw it in src/sprites/glyphs/font.txt, or write the title without it`,
      );
    }
    return glyph;
  });
}

/** Width of a text in pixels of the font, with one between glyphs. */
export function widthOf(text: string, font: ReadonlyMap<string, Glyph>): number {
  return glyphsOf(text, font).reduce((sum, glyph) => sum + glyph[0]!.length + 1, -1);
}

/**
 * Breaks a text at its spaces.
 * @param width pixels of the font that a line may have; a longer word stands alone
 */
export function wrap(text: string, width: number, font: ReadonlyMap<string, Glyph>): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, font) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
