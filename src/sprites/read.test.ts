import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadSprites} from './read';

let directory: string;

const square = (char: string) => Array.from({length: 16}, () => char.repeat(16)).join('\n');
const face = (char: string, faces = 1) => Array.from({length: 8 * faces}, () => char.repeat(8)).join('\n');

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), `${text}\n`);
}

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'sprites-'));
  mkdirSync(path.join(directory, 'shapes'));
  write({
    'palettes.yaml': [
      "iron: ['#111111', '#222222', '#333333', '#444444', '#55555580']",
      "wood: ['#111111', '#222222', '#333333', '#444444', '#555555']",
    ].join('\n'),
    'shapes/ingot.txt': square('2'),
    'shapes/axe.txt': square('2').replace('2', 'b'),
    'shapes/block.txt': face('1'),
    'sprites.yaml': 'game:ingot: ingot iron',
  });
});

afterEach(() => rmSync(directory, {recursive: true}));

it('reads items in their order, with layers, palettes and alpha', () => {
  write({'sprites.yaml': '# blades\ngame:axe: axe iron wood\ngame:ingot: block wood + ingot iron'});
  const [axe, ingot] = loadSprites(directory);
  expect(axe).toMatchObject({id: 'game:axe', layers: [{shape: {name: 'axe', palettes: 2}}]});
  expect(axe!.layers[0]!.palettes[0]).toEqual([
    [17, 17, 17, 255],
    [34, 34, 34, 255],
    [51, 51, 51, 255],
    [68, 68, 68, 255],
    [85, 85, 85, 128],
  ]);
  expect(ingot!.layers.map(({shape}) => shape.name)).toEqual(['block', 'ingot']);
});

it('reads blocks with one, two or three different faces', () => {
  write({'shapes/one.txt': face('1'), 'shapes/two.txt': `${face('1')}\n${face('2')}`});
  write({'shapes/three.txt': `${face('1')}\n${face('2')}\n${face('3')}`});
  write({'sprites.yaml': 'a: one iron\nb: two iron\nc: three iron'});
  const tones = loadSprites(directory).map(({layers: [layer]}) => {
    const {faces} = layer!.shape as Extract<NonNullable<typeof layer>['shape'], {faces: object}>;
    return [faces.top, faces.left, faces.right].map((rows) => rows[3]![3]!.tone);
  });
  expect(tones).toEqual([
    [1, 1, 1],
    [1, 2, 2],
    [1, 2, 3],
  ]);
});

describe('names file and line of', () => {
  it.each([
    [
      'an unknown character',
      {'shapes/ingot.txt': square('2').replace('2', '5')},
      'src/sprites/shapes/ingot.txt:1  found "5" in column 1; allowed: ".", 0–4, a–e, A–E',
    ],
    [
      'a line that is too long',
      {
        'shapes/ingot.txt': square('2')
          .replace('\n', '2\n')
          .replace(/^2/, '')
          .replace(/\n2{16}\n2{16}$/, `\n${'2'.repeat(17)}\n${'2'.repeat(16)}`),
      },
      'src/sprites/shapes/ingot.txt:15  found 17 characters; write 16, as in line 1',
    ],
    [
      'a shape of another width',
      {'shapes/ingot.txt': '2222'},
      'src/sprites/shapes/ingot.txt:1  found 4 characters per line; allowed: 16 for a shape, 8 for the texture of a block',
    ],
    [
      'missing lines',
      {'shapes/ingot.txt': square('2').slice(17)},
      'src/sprites/shapes/ingot.txt:15  found 15 lines of 16 characters; allowed: 16 lines',
    ],
    [
      'a block of ten lines',
      {'shapes/block.txt': `${face('2')}\n22222222\n22222222`},
      'src/sprites/shapes/block.txt:10  found 10 lines of 8 characters; allowed: 8, 12, 16, 24 lines',
    ],
    [
      'an empty shape',
      {'shapes/ingot.txt': square('.')},
      'src/sprites/shapes/ingot.txt:1  draws nothing; use palettes in order: 0–4, then a–e, then A–E',
    ],
    [
      'a palette left out',
      {'shapes/ingot.txt': square('2').replace('2', 'B')},
      'src/sprites/shapes/ingot.txt:1  uses no tone of palette 2 (abcde); use palettes in order: 0–4, then a–e, then A–E',
    ],
    [
      'another file among the shapes',
      {'shapes/My shape.txt': square('2')},
      'src/sprites/shapes/My shape.txt:1  invalid file name; rename the file to lower-case letters, digits and underscores, such as some_name.txt',
    ],
    [
      'a colour by name',
      {'palettes.yaml': "iron: ['#111111', red, '#222222', '#333333', '#444444']"},
      "src/sprites/palettes.yaml:1  iron: found \"red\" for shadow; write '#rrggbb' or '#rrggbbaa'",
    ],
    [
      'a palette of four colours',
      {'palettes.yaml': "\niron: ['#111111', '#222222', '#333333', '#444444']"},
      'src/sprites/palettes.yaml:2  iron: found 4 colours; write 5: outline, shadow, base, light, shine',
    ],
    [
      'an unknown shape',
      {'sprites.yaml': '# first\ngame:ingot: ingt iron'},
      'src/sprites/sprites.yaml:2  game:ingot: unknown shape "ingt"; did you mean "ingot"?',
    ],
    [
      'an unknown palette',
      {'sprites.yaml': 'game:ingot: ingot unobtainium'},
      'src/sprites/sprites.yaml:1  game:ingot: unknown palette "unobtainium"; known: iron, wood',
    ],
    [
      'a missing palette',
      {'sprites.yaml': 'game:axe: axe iron'},
      'src/sprites/sprites.yaml:1  game:axe: found 1 palette for axe; write 2',
    ],
    [
      'a layer without a shape',
      {'sprites.yaml': 'game:axe: axe iron wood + '},
      'src/sprites/sprites.yaml:1  game:axe: found no shape; write `shape palette`, layers joined by ` + `',
    ],
    [
      'no drawing at all',
      {'sprites.yaml': 'game:axe:'},
      'src/sprites/sprites.yaml:1  game:axe: found no shape; write `shape palette`, layers joined by ` + `',
    ],
    [
      'a repeated item',
      {'sprites.yaml': 'game:ingot: ingot iron\ngame:ingot: ingot wood'},
      'src/sprites/sprites.yaml:2  found the key "game:ingot" twice; give each entry a unique key',
    ],
    [
      'a list instead of names',
      {'sprites.yaml': '- ingot'},
      'src/sprites/sprites.yaml:1  found no keys at the top level; write "key: value" lines',
    ],
  ] as [string, Record<string, string>, string][])('%s', (_what, files, message) => {
    write(files);
    expect(() => loadSprites(directory)).toThrow(message);
  });

  it('all mistakes at once', () => {
    write({'shapes/ingot.txt': square('x'), 'sprites.yaml': 'a: axe iron\nb: nothing iron'});
    // The error lists the mistakes in the invalid shape, and the sprites that use this shape.
    expect(() => loadSprites(directory)).toThrow(/(src\/sprites\/.*\n?){4}/);
  });
});
