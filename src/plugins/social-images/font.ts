import {readFileSync} from 'node:fs';
import path from 'node:path';

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
 * Reads `font.txt`: after the first line blocks of a line with characters and nine rows of their glyphs.
 * @returns glyphs by character, each as wide as its ink; the space included
 * @throws Error naming the line of a block that is not whole
 */
export function parseFont(text: string): Map<string, Glyph> {
  const font = new Map<string, Glyph>([[' ', Array.from({length: rows}, () => '...')]]);
  const lines = text.split('\n');
  let line = 1;
  while (line < lines.length) {
    if (lines[line]!.trim() === '') {
      line += 1;
      continue;
    }
    const characters = lines[line]!.trim().split(/\s+/);
    const block = lines.slice(line + 1, line + 1 + rows).map((row) => row.trim().split(/\s+/));
    const whole =
      block.length === rows &&
      block.every((row) => row.length === characters.length && row.every((part) => /^[.#]{5}$/.test(part)));
    if (!whole) {
      throw new Error(
        `font.txt:${line + 1} the glyphs of "${characters.join(' ')}" are not whole — ${rows} rows, in each 5 signs of . and # for every character`,
      );
    }
    characters.forEach((character, index) => {
      const glyph = block.map((row) => row[index]!);
      const width = Math.max(...glyph.map((row) => row.lastIndexOf('#') + 1));
      font.set(
        character,
        glyph.map((row) => row.slice(0, width)),
      );
    });
    line += 1 + rows;
  }
  return font;
}

let ours: Map<string, Glyph> | undefined;

/** The font of this folder, read once. */
export function loadFont(): Map<string, Glyph> {
  return (ours ??= parseFont(readFileSync(path.join(__dirname, 'font.txt'), 'utf8')));
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
        `no glyph for "${character}" in "${text}" — draw it in src/plugins/social-images/font.txt, or write the title without it`,
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
