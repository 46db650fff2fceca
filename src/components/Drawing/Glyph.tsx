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

/** Signs on quests, rows and buttons, and pictures of things. */
export const glyphNames: readonly string[] = [...glyphs.keys()];

/** Colours that a sign or a word can have. */
export type Tone = 'muted' | 'green' | 'red' | 'orange' | 'done' | 'started' | 'alert';

const tones: Readonly<Record<string, Tone>> = {
  alert: 'alert',
  cross: 'red',
  eye: 'muted',
  pin: 'alert',
  tick: 'done',
};

/** The colour that a sign has in the game, where it is not that of the text. */
export const toneOf = (sign: string): Tone | undefined => tones[sign];

interface Props {
  name: string;
  /** Pixels along each side; 12 unless given. */
  size?: number;
  /** The colour of the text around it unless given. */
  tone?: Tone;
  /** Inside a larger SVG: centre and width, in its units. */
  at?: {x: number; y: number; width: number};
  className?: string;
}

/**
 * A sign or a picture of the drawings, square. Decoration.
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
