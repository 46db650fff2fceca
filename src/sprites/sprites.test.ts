/** Checks that sprites are complete, distinguishable, and visible on the page. */
import {describe, expect, it} from 'vitest';
import {drawSprite} from './draw';
import {encodePng} from './png';
import {loadSprites} from './read';
import {drawSheet} from './sheet';

const sprites = loadSprites(__dirname);
const pictures = sprites.map((sprite) => ({id: sprite.id, data: drawSprite(sprite).data}));
const pixels = Array.from({length: 16 * 16}, (_, index) => index * 4);

/** Returns the red, green and blue values of a pixel blended over a background. */
function over(data: Uint8ClampedArray, at: number, background: readonly number[]): number[] {
  const alpha = data[at + 3]! / 255;
  return [0, 1, 2].map((channel) => data[at + channel]! * alpha + background[channel]! * (1 - alpha));
}

/** Returns the relative luminance (WCAG 2.2). */
function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: readonly number[], two: readonly number[]): number {
  const [dark, light] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

// Long, because one test compares every pixel of every pair of sprites.
const timeout = 120_000;

describe('the sheet', {timeout}, () => {
  const png = encodePng(drawSheet(sprites));

  it('has a sprite for every item', () => {
    expect(sprites.length).toBeGreaterThan(400);
    expect(sprites[0]!.id).toBe('unknown');
  });

  it('has the same bytes for the same drawings', () => {
    expect(encodePng(drawSheet(loadSprites(__dirname))).equals(png)).toBe(true);
  });

  it('has at most 80 KB', () => expect(png.length).toBeLessThan(80_000));
});

describe('every sprite', {timeout}, () => {
  it('differs from every other in at least 12 pixels', () => {
    /** Premultiplied, so that the colour of transparent pixels is ignored. */
    const seen = pictures.map(({data}) =>
      pixels.map((at) => [0, 1, 2].map((c) => (data[at + c]! * data[at + 3]!) / 255).concat(data[at + 3]!)),
    );
    const alike: string[] = [];
    for (const [i, one] of seen.entries()) {
      for (const [j, two] of seen.slice(0, i).entries()) {
        let different = 0;
        for (let pixel = 0; pixel < pixels.length && different < 12; pixel += 1) {
          const [a, b] = [one[pixel]!, two[pixel]!];
          const distance = Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!, a[3]! - b[3]!);
          // This difference is easy to see. For comparison, black and white differ by 441.
          if (distance >= 24) different += 1;
        }
        if (different < 12) alike.push(`${pictures[j]!.id} and ${pictures[i]!.id}: ${different} pixels`);
      }
    }
    expect(alike).toEqual([]);
  });

  it.each([
    ['--ftb-page, dark', [0x11, 0x16, 0x1d]],
    ['--ftb-raised, dark', [0x1e, 0x27, 0x32]],
    ['--ftb-page, light', [0xfb, 0xfc, 0xfd]],
  ])('is visible on %s: at least 24 pixels have a contrast of 2', (_name, background) => {
    const invisible = pictures
      .map(({id, data}) => ({
        id,
        clear: pixels.filter((at) => contrast(over(data, at, background), background) >= 2).length,
      }))
      .filter(({clear}) => clear < 24);
    expect(invisible).toEqual([]);
  });
});
