import type {StructureEntry} from '@site/src/data/schema/market';

/** A visible face of a block, as an SVG path. */
type Face = {side: 'top' | 'front' | 'right'; char: string; path: string; x: number; y: number};

export type Overview = {
  faces: Face[];
  /** Left, top, width and height of the drawing. */
  box: [number, number, number, number];
};

/** Size of a block: 2 × `half` wide, the top face 2 × `slope` high, the side faces `tall` high. */
const half = 14;
const slope = 7;
const tall = 16;

const outline: Record<Face['side'], [number, number][]> = {
  top: [
    [0, 0],
    [half, slope],
    [0, 2 * slope],
    [-half, slope],
  ],
  front: [
    [-half, slope],
    [0, 2 * slope],
    [0, 2 * slope + tall],
    [-half, slope + tall],
  ],
  right: [
    [half, slope],
    [half, slope + tall],
    [0, 2 * slope + tall],
    [0, 2 * slope],
  ],
};

/** Offset of the neighbouring block that hides a face, if there is a block. */
const cover: Record<Face['side'], [layer: number, row: number, column: number]> = {
  top: [1, 0, 0],
  front: [0, 1, 0],
  right: [0, 0, 1],
};

/** Returns the characters that represent blocks. All other characters are air. */
export function solidChars({legend, counts}: Pick<StructureEntry, 'legend' | 'counts'>): Set<string> {
  const names = new Set(counts.map(({name}) => name));
  return new Set(legend.filter(({name}) => names.has(name)).map(({char}) => char));
}

/**
 * Returns the visible faces of a structure in an isometric view from the front right. Farther blocks come first, so
 * that nearer blocks are painted over them.
 * @param layers layers from the ground up, with rows from back to front
 * @param solid characters that represent blocks
 */
export function overview(layers: StructureEntry['layers'], solid: ReadonlySet<string>): Overview {
  const charAt = (layer: number, row: number, column: number) => layers[layer]?.rows[row]?.[column] ?? '';
  const faces: (Face & {depth: number})[] = [];
  layers.forEach(({rows}, layer) =>
    rows.forEach((row, at) =>
      [...row].forEach((char, column) => {
        if (!solid.has(char)) {
          return;
        }
        const [x, y] = [(column - at) * half, (column + at) * slope - layer * tall];
        for (const side of ['top', 'front', 'right'] as const) {
          const [up, forward, across] = cover[side];
          if (!solid.has(charAt(layer + up, at + forward, column + across))) {
            const path = `M${outline[side].map(([dx, dy]) => `${x + dx} ${y + dy}`).join('L')}z`;
            faces.push({side, char, path, x, y, depth: column + at + layer});
          }
        }
      }),
    ),
  );
  faces.sort((a, b) => a.depth - b.depth);
  const left = Math.min(...faces.map(({x}) => x)) - half;
  const top = Math.min(...faces.map(({y}) => y));
  const right = Math.max(...faces.map(({x}) => x)) + half;
  const bottom = Math.max(...faces.map(({y}) => y)) + 2 * slope + tall;
  return {
    faces: faces.map(({depth: _, ...face}) => face),
    box: [left, top, right - left, bottom - top],
  };
}
