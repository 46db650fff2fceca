import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {parseGlyphs} from '../../sprites/glyphs';
import signText from '../../sprites/glyphs/signs.txt?raw';
import thingText from '../../sprites/glyphs/things.txt?raw';
import PixelArt from '../PixelArt';
import {oneOf} from '../usage';
import styles from './styles.module.css';

/** Colours of the characters in glyphs. `#` has the colour of the surrounding text. */
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

export const glyphNames: readonly string[] = [...glyphs.keys()];

/** Names of the colours for signs and text in drawings. */
export type Tone = 'muted' | 'green' | 'red' | 'orange' | 'done' | 'started' | 'alert';

const tones: Readonly<Record<string, Tone>> = {
  alert: 'alert',
  cross: 'red',
  eye: 'muted',
  pin: 'alert',
  tick: 'done',
};

/** Returns the colour of a glyph in the game, if it differs from the colour of the surrounding text. */
export const toneOf = (sign: string): Tone | undefined => tones[sign];

interface Props {
  name: string;
  /** Side length in pixels. Defaults to 12. */
  size?: number;
  /** Defaults to the colour of the surrounding text. */
  tone?: Tone;
  /** Centre and width inside a larger SVG, in units of that SVG. */
  at?: {x: number; y: number; width: number};
  className?: string;
}

/**
 * Renders a glyph: a square, decorative picture.
 * @throws Error for an unknown name
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
