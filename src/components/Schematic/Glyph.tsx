import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {parseGlyphs} from '../../sprites/glyphs';
import signText from '../../sprites/glyphs/signs.txt?raw';
import thingText from '../../sprites/glyphs/things.txt?raw';
import PixelArt, {pathsOf} from '../PixelArt';
import {oneOf} from '../usage';
import {Marked} from './Mark';
import parts from './parts.module.css';

/** Colour of each character of the glyphs; `#` takes the colour of the text around. */
const palette = {
  '#': 'currentColor',
  a: 'var(--ftb-art-dawn-near)',
  b: 'var(--ftb-art-dawn-far)',
  d: 'var(--ftb-art-field-near)',
  e: 'var(--ftb-art-field-far)',
  f: 'var(--ftb-art-deep-near)',
  g: 'var(--ftb-art-deep-far)',
  i: 'var(--ftb-art-dusk-near)',
  j: 'var(--ftb-art-dusk-far)',
  m: 'var(--ftb-muted)',
  s: 'var(--ftb-line-strong)',
  w: 'var(--ftb-glint)',
  y: 'var(--ftb-art-light)',
  o: 'var(--ftb-warning)',
};

const things = parseGlyphs('things.txt', thingText);
const signs = parseGlyphs('signs.txt', signText);
const glyphs = new Map([...signs, ...things]);

/** Pictures for quests, tasks, rewards and chapters. */
export const thingNames: readonly string[] = [...things.keys()];
/** Signs on quests, rows and buttons. */
export const signNames: readonly string[] = [...signs.keys()];

const rowsOf = (name: string) => glyphs.get(oneOf('<Glyph>', 'name', name, [...glyphs.keys()]))!;

/** Colours that a sign, a word or a button can have. */
export type Tone = 'muted' | 'green' | 'red' | 'orange' | 'blue' | 'done' | 'started' | 'alert' | 'tasks';

interface Props {
  name: string;
  className?: string;
}

interface GlyphProps extends Props {
  /** Pixels along each side. */
  size?: number;
  /** The colour of the text around it unless given. */
  tone?: Tone;
  /** Number before it. */
  mark?: number;
}

/**
 * A sign or a picture of the schematics, square. Decoration.
 * @throws Error for a name that no glyph has
 */
export function Glyph({name, size = 12, tone, mark, className}: GlyphProps): ReactNode {
  return (
    <Marked mark={mark}>
      <PixelArt
        rows={rowsOf(name)}
        palette={palette}
        className={clsx(parts.sign, tone && parts[tone], className)}
        style={size === 12 ? undefined : ({'--size': `${size}px`} as CSSProperties)}
      />
    </Marked>
  );
}

interface InMapProps extends Props {
  /** Centre and width in the units of the drawing around it. */
  x: number;
  y: number;
  width: number;
}

/** The same as part of a larger SVG. */
export function GlyphInMap({name, x, y, width, className}: InMapProps): ReactNode {
  const rows = rowsOf(name);
  return (
    <g
      transform={`translate(${x - width / 2} ${y - width / 2}) scale(${width / rows.length})`}
      shapeRendering="crispEdges"
      className={className}
    >
      {pathsOf(rows, palette).map(([colour, d]) => (
        <path key={colour} fill={colour} d={d} />
      ))}
    </g>
  );
}
