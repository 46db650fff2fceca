import type {ReactNode, SVGProps} from 'react';
import {misuse} from '../usage';

/** A horizontal run of equal pixels. All lengths are in pixels, and the height is always 1. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  char: string;
}

const textColour = {'#': 'currentColor'};
const EMPTY = new Set(['.', ' ']);

/**
 * Merges the pixels of each row into horizontal runs.
 * @param rows one string per row, one character per pixel; `.` and space are transparent
 * @returns the runs from top to bottom and from left to right
 * @throws Error when there are no rows or when the rows differ in length
 */
export function toRects(rows: readonly string[] = []): Rect[] {
  const width = rows[0]?.length ?? 0;
  if (width === 0) misuse('<PixelArt>', 'needs rows: one string per row, one character per pixel.');
  return rows.flatMap((row, y) => {
    if (row.length !== width) {
      misuse(
        '<PixelArt>',
        `row ${y + 1} has ${row.length} pixels, but row 1 has ${width}: "${row}". Write ${width} characters in each row.`,
      );
    }
    const runs: Rect[] = [];
    for (let x = 0; x < width; x += 1) {
      const char = row.charAt(x);
      const last = runs.at(-1);
      if (last && last.char === char && last.x + last.width === x) last.width += 1;
      else if (!EMPTY.has(char)) runs.push({x, y, width: 1, char});
    }
    return runs;
  });
}

/**
 * Returns one path for each colour, in the order in which the colours appear.
 * @param rows one string per row, one character per pixel
 * @param palette CSS colours by character
 * @throws Error when a character has no colour in the palette, or the rows differ in length
 */
export function pathsOf(
  rows: readonly string[] | undefined,
  palette: Readonly<Record<string, string>>,
): [colour: string, d: string][] {
  const paths = new Map<string, string>();
  for (const {x, y, width, char} of toRects(rows)) {
    const colour =
      palette[char] ??
      misuse(
        '<PixelArt>',
        `has no colour for "${char}". Allowed characters: ${Object.keys(palette).join(' ')}.`,
      );
    paths.set(colour, `${paths.get(colour) ?? ''}M${x} ${y}h${width}v1h-${width}z`);
  }
  return [...paths];
}

interface Props extends Pick<
  SVGProps<SVGSVGElement>,
  'className' | 'style' | 'x' | 'y' | 'width' | 'height'
> {
  /** One string per row, one character per pixel; `.` and space are transparent. */
  rows: readonly string[] | undefined;
  /** CSS colours by character. By default, `#` has the colour of the surrounding text. */
  palette?: Readonly<Record<string, string>>;
}

/**
 * Renders a decorative picture of square pixels, with one path per colour to keep the markup short.
 * @throws Error when a character has no colour in the palette, or the rows differ in length
 */
export default function PixelArt({rows, palette = textColour, ...svg}: Props): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${rows?.[0]?.length ?? 0} ${rows?.length ?? 0}`}
      shapeRendering="crispEdges"
      aria-hidden
      {...svg}
    >
      {pathsOf(rows, palette).map(([colour, d]) => (
        <path key={colour} fill={colour} d={d} />
      ))}
    </svg>
  );
}
