import type {ReactNode} from 'react';
import PixelArt from '../PixelArt';
import styles from './drawing.module.css';

/** Colours of sky, light, far and near hills at four times of the day. */
const scenes = [
  {
    s: 'var(--ftb-art-dawn-sky)',
    l: 'var(--ftb-art-light)',
    f: 'var(--ftb-art-dawn-far)',
    n: 'var(--ftb-art-dawn-near)',
  },
  {
    s: 'var(--ftb-art-field-sky)',
    l: 'var(--ftb-art-light)',
    f: 'var(--ftb-art-field-far)',
    n: 'var(--ftb-art-field-near)',
  },
  {
    s: 'var(--ftb-art-dusk-sky)',
    l: 'var(--ftb-art-light)',
    f: 'var(--ftb-art-dusk-far)',
    n: 'var(--ftb-art-dusk-near)',
  },
  {
    s: 'var(--ftb-art-deep-sky)',
    l: 'var(--ftb-art-light)',
    f: 'var(--ftb-art-deep-far)',
    n: 'var(--ftb-art-deep-near)',
  },
] as const;

/** FNV-1a, 32 bit (Fowler, Noll, Vo): the same name always gets the same picture. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

/**
 * A landscape in pixels: sky `s`, a light `l`, far hills `f`, near hills `n`. Hills are rounded sine waves whose phase
 * and length come from the name.
 * @param name what the picture stands for
 * @param width in pixels
 * @param height in pixels, at least 8
 */
export function landscape(name: string, width: number, height: number): string[] {
  const seed = hash(name);
  const bits = (from: number, count: number) => (seed >>> from) & ((1 << count) - 1);
  // Two waves of unlike length, so that hills do not repeat like a comb.
  const hill = (x: number, phase: number, length: number, base: number, rise: number) =>
    Math.round(
      height *
        (base + rise * (Math.sin((x + phase) / length) + 0.7 * Math.sin((x + 3 * phase) / (2.7 * length)))),
    );
  const lightX = 1 + (bits(20, 6) % (width - 3));
  return Array.from({length: height}, (_row, y) =>
    Array.from({length: width}, (_pixel, x) => {
      if (y >= hill(x, bits(4, 5), 2.2 + bits(9, 2), 0.8, 0.07)) return 'n';
      if (y >= hill(x, bits(11, 5), 2 + bits(16, 2), 0.54, 0.12)) return 'f';
      return x >= lightX && x < lightX + 2 && y >= 1 && y < 3 ? 'l' : 's';
    }).join(''),
  );
}

interface Props {
  name: string;
  width?: number;
  height?: number;
}

/** Stands for a pack's or a mod's picture, which is not ours to show. */
export function Art({name, width = 14, height = 14}: Props): ReactNode {
  const scene = scenes[(hash(name) >>> 26) % scenes.length] ?? scenes[0];
  return <PixelArt rows={landscape(name, width, height)} palette={scene} cover className={styles.art} />;
}
