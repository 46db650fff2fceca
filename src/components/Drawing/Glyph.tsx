import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {parseGlyphs} from '../../sprites/glyphs';
import signText from '../../sprites/glyphs/signs.txt?raw';
import thingText from '../../sprites/glyphs/things.txt?raw';
import PixelArt from '../PixelArt';
import {oneOf} from '../usage';
import styles from './styles.module.css';

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

const glyphs = new Map([...parseGlyphs('signs.txt', signText), ...parseGlyphs('things.txt', thingText)]);

/** Names of all signs and pictures. */
export const glyphNames: readonly string[] = [...glyphs.keys()];

/** Colours of signs and words. */
export type Tone = 'muted' | 'green' | 'red' | 'orange' | 'done' | 'started' | 'alert';

const tones: Readonly<Record<string, Tone>> = {
  alert: 'alert',
  cross: 'red',
  eye: 'muted',
  pin: 'alert',
  tick: 'done',
};

/** The glyph's in-game colour, if it differs from the colour of the surrounding text. */
export const toneOf = (sign: string): Tone | undefined => tones[sign];

interface Props {
  name: string;
  /** Side length in pixels; default 12. */
  size?: number;
  /** Default: the colour of the text around it. */
  tone?: Tone;
  /** Inside a larger SVG: centre and width, in its units. */
  at?: {x: number; y: number; width: number};
  className?: string;
}

/**
 * A square sign or picture of the drawings. Decorative.
 * @throws Error for a name that no glyph has
 */
export function Glyph({name, size, tone, at, className}: Props): ReactNode {
  return (
    <PixelArt
      rows={glyphs.get(oneOf('<Glyph>', 'name', name, glyphNames))}
      palette={palette}
      className={clsx(!at && styles.glyph, tone && styles[tone], className)}
      style={size === undefined ? undefined : ({'--size': `${size}px`} as CSSProperties)}
      {...(at && {x: at.x - at.width / 2, y: at.y - at.width / 2, width: at.width, height: at.width})}
    />
  );
}
