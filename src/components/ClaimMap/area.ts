import {misuse} from '../usage';

/** What a chunk can be, by the character that a writer types for it. */
export const kinds = {
  '.': 'free',
  c: 'claimed',
  f: 'loaded',
  a: 'ally',
  o: 'other',
} as const;

type Kind = (typeof kinds)[keyof typeof kinds];

/** An area of chunks, with how many of each kind are in it. */
export interface Area {
  width: number;
  height: number;
  /** The path over all chunks of a kind, a chunk being one unit wide. */
  squares: (kind: Kind) => string;
  /** Position of every chunk of a kind. */
  of: (kind: Kind) => {x: number; y: number}[];
  count: (kind: Kind) => number;
}

/**
 * Reads an area.
 * @param component the tag as written, for messages
 * @param rows one string per row of chunks, one character per chunk
 * @throws Error without rows, for rows of different length and for a character that stands for nothing
 */
export function readArea(component: string, rows: readonly string[] | undefined): Area {
  if (!Array.isArray(rows) || rows.length === 0 || !rows[0]) {
    return misuse(component, "needs rows, one string per row of chunks: ['..cc..', '..cf..'].");
  }
  const width = rows[0].length;
  const places = new Map<Kind, {x: number; y: number}[]>();
  rows.forEach((row: string, y) => {
    if (row.length !== width) {
      misuse(component, `row ${y + 1} has ${row.length} chunks, row 1 has ${width}: "${row}".`);
    }
    Array.from(row).forEach((char, x) => {
      if (!(char in kinds)) {
        misuse(component, `has "${char}" in row ${y + 1}. Allowed: ${Object.keys(kinds).join(' ')}`);
      }
      const kind = kinds[char as keyof typeof kinds];
      places.set(kind, [...(places.get(kind) ?? []), {x, y}]);
    });
  });
  const of = (kind: Kind) => places.get(kind) ?? [];
  return {
    width,
    height: rows.length,
    of,
    squares: (kind) =>
      of(kind)
        .map(({x, y}) => `M${x} ${y}h1v1h-1z`)
        .join(''),
    count: (kind) => of(kind).length,
  };
}

/** Pixels of land along a chunk. */
export const grain = 2;

/**
 * Land from above: grass `g`, wood `w`, a shore `s`, water `r`. Waves that run across each other, so that it looks grown and is
 * the same in every build.
 */
export function land(width: number, height: number): string[] {
  return Array.from({length: height * grain}, (_row, y) =>
    Array.from({length: width * grain}, (_pixel, x) => {
      const river = Math.abs(x - y * 0.35 - 3 * Math.sin(y / 5) - width * grain * 0.68);
      if (river < 1.6) return 'r';
      if (river < 2.4) return 's';
      return Math.sin(x / 2.6 + Math.sin(y / 3.1)) + Math.sin(y / 2.2 - x / 7) > 0.75 ? 'w' : 'g';
    }).join(''),
  );
}

/** How many chunks a team has and may have. */
export interface Limits {
  claims: number;
  loads: number;
}

/** Green below the limit, yellow at it, red above it, as in the game. */
export const toneOf = (count: number, limit: number) =>
  count < limit ? 'done' : count === limit ? 'alert' : 'red';
