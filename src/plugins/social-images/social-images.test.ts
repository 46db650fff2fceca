import {describe, expect, it} from 'vitest';
import {blockSize, drawCard} from './draw';
import {glyphsOf, loadFont, parseFont, widthOf, wrap} from './font';

const block = (rows = 9, glyph = '##...') => `A pixel font.\n\nA\n${`${glyph}\n`.repeat(rows)}`;

describe('the font', () => {
  const font = loadFont();

  it('has every letter and digit, and what titles are written with', () => {
    const signs =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"()[]/&+-_#%*=<>@~|';
    expect(glyphsOf(signs, font)).toHaveLength([...signs].length);
  });

  it('draws no two characters alike', () => {
    const drawings = [...font].map(([, glyph]) => glyph.join('\n'));
    expect(new Set(drawings).size).toBe(font.size);
    expect(font.size).toBeGreaterThan(80);
  });

  it('takes accents and typographic signs for their plain ones', () => {
    expect(glyphsOf('Café’s …', font)).toEqual(glyphsOf("Cafe's ...", font));
  });

  it('names the character it has not got', () => {
    expect(() => glyphsOf('Größe', font)).toThrow(
      'no glyph for "ß" in "Größe" — draw it in src/sprites/glyphs/font.txt',
    );
  });

  it('is as wide as its ink', () => {
    expect(parseFont(block()).get('A')?.[0]).toBe('##');
    expect(widthOf('ii', font)).toBeLessThan(widthOf('mm', font));
  });

  it.each([
    ['too few rows', block(8)],
    ['a row too wide', block(9, '##....')],
    ['another sign', block(9, '##x..')],
  ])('refuses %s', (_, text) => {
    expect(() => parseFont(text)).toThrow('font.txt: "A" is not whole — 9 rows');
  });

  it('breaks lines at spaces, and lets a long word stand alone', () => {
    expect(wrap('one two extraordinarily', widthOf('one two', font), font)).toEqual([
      'one two',
      'extraordinarily',
    ]);
  });
});

describe('drawCard', () => {
  const mods = {id: 'mods', label: 'Mods'};

  it('is 1200 by 630, what other sites show whole', () => {
    const {width, height, indexes, colours} = drawCard('Lamp', mods);
    expect([width * blockSize, height * blockSize]).toEqual([1200, 630]);
    expect(indexes).toHaveLength(width * height);
    expect(colours.length).toBeLessThanOrEqual(256);
  });

  it('differs by title and by section, and is the same each time', () => {
    const [lamp, again, oil, app] = [
      drawCard('Lamp', mods),
      drawCard('Lamp', mods),
      drawCard('Oil', mods),
      drawCard('Lamp', {id: 'app', label: 'Mods'}),
    ];
    expect(again).toEqual(lamp);
    expect(oil!.indexes).not.toEqual(lamp!.indexes);
    expect(app!.colours).not.toEqual(lamp!.colours);
  });

  it('writes a long title smaller, inside the picture', () => {
    expect(() => drawCard('word '.repeat(60).trim(), undefined)).not.toThrow();
  });
});
