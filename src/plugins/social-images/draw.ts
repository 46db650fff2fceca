import type {Blocks} from '../../sprites/png';
import {glyphsOf, wrap} from './font';

type Colour = readonly [red: number, green: number, blue: number];

/** Size in blocks. */
const width = 240;
const height = 126;
/** Pixels along the side of a block: 1200 × 630 in all, which other sites show whole. */
export const blockSize = 5;
const margin = 16;

const ink: Colour = [226, 232, 240];
const faint: Colour = [148, 163, 178];
const skyTop: Colour = [27, 58, 85];
const skyBottom: Colour = [17, 22, 29];
const far: Colour = [32, 50, 67];
const near: Colour = [36, 64, 62];
const ground: Colour = [13, 17, 23];

/** Accents of the dark theme, see `src/css/tokens.css`. */
const accents: Record<string, Colour> = {
  app: [98, 187, 233],
  marketplace: [168, 204, 51],
  mods: [255, 132, 82],
  modpacks: [189, 157, 240],
  support: [242, 184, 60],
};

/** A small picture with one colour per block. */
class Canvas {
  /** In the order of their first use; the first is where nothing is drawn. */
  private readonly colours: Colour[] = [skyBottom];
  private readonly indexes = new Uint8Array(width * height);

  fill(x: number, y: number, w: number, h: number, colour: Colour): void {
    const known = this.colours.indexOf(colour);
    const index = known < 0 ? this.colours.push(colour) - 1 : known;
    for (let row = y; row < Math.min(height, y + h); row += 1) {
      this.indexes.fill(index, row * width + x, row * width + Math.min(width, x + w));
    }
  }

  text(text: string, x: number, y: number, scale: number, colour: Colour): void {
    let left = x;
    for (const glyph of glyphsOf(text)) {
      for (const [line, row] of glyph.entries()) {
        for (const {index} of row.matchAll(/#/g)) {
          this.fill(left + index * scale, y + line * scale, scale, scale, colour);
        }
      }
      left += (glyph[0]!.length + 1) * scale;
    }
  }

  blocks(): Blocks {
    return {width, height, colours: this.colours, indexes: this.indexes};
  }
}

const mix = (from: Colour, to: Colour, share: number): Colour =>
  [0, 1, 2].map((channel) =>
    Math.round(from[channel]! + (to[channel]! - from[channel]!) * share),
  ) as unknown as Colour;

/** Hills in steps of two blocks, the same on every picture. */
function hills(canvas: Canvas, base: number, swing: number, wave: number, colour: Colour): void {
  for (let x = 0; x < width; x += 4) {
    const y = base - 2 * Math.round((swing * (Math.sin(x / wave) + Math.sin(x / (wave * 0.43) + 2))) / 4);
    canvas.fill(x, y, 4, height - y, colour);
  }
}

/**
 * The picture other sites show beside a link to a page: its section and title before the site's landscape.
 * @param title of the page; up to three lines in large letters, otherwise small ones
 * @param section id and label of the section, if the page lies in one
 * @throws Error for a character the font has not got
 */
export function drawCard(title: string, section: {id: string; label: string} | undefined): Blocks {
  const canvas = new Canvas();
  const bands = 14;
  for (let band = 0; band < bands; band += 1) {
    const top = Math.floor((band * height) / bands);
    canvas.fill(0, top, width, Math.ceil(height / bands), mix(skyTop, skyBottom, band / (bands - 1)));
  }
  hills(canvas, 104, 9, 37, far);
  hills(canvas, 114, 7, 23, near);
  hills(canvas, 121, 4, 51, ground);

  const accent = (section && accents[section.id]) ?? faint;
  canvas.fill(0, 0, width, 3, accent);
  canvas.text('FTB Docs', margin, 16, 1, ink);
  if (section) {
    canvas.fill(margin + 49, 18, 3, 3, accent);
    canvas.text(section.label, margin + 57, 16, 1, accent);
  }
  const room = width - 2 * margin;
  const large = wrap(title, room / 2);
  const [lines, scale] = large.length <= 3 ? [large, 2] : [wrap(title, room), 1];
  lines.slice(0, 5).forEach((line, index) => canvas.text(line, margin, 36 + index * 10 * scale, scale, ink));
  return canvas.blocks();
}
