import {describe, expect, it} from 'vitest';
import {blockSize, drawCard} from './draw';
import {glyphsOf, widthOf, wrap} from './font';

describe('the font', () => {
  it('has every letter and digit, and what titles are written with', () => {
    const signs =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"()[]/&+-_#%*=<>@~|';
    expect(glyphsOf(signs)).toHaveLength([...signs].length);
  });

  it('names the character it has not got', () => {
    expect(() => glyphsOf('Straße')).toThrow(
      'no glyph for "ß" in "Straße" — draw it in src/sprites/glyphs/font.txt',
    );
  });

  it('is as wide as its ink', () => expect(widthOf('ii')).toBeLessThan(widthOf('mm')));

  it('breaks lines at spaces, and lets a long word stand alone', () => {
    expect(wrap('one two extraordinarily', widthOf('one two'))).toEqual(['one two', 'extraordinarily']);
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
