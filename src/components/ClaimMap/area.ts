import {misuse} from '../usage';

/** Characters for kinds of chunks, in this order: wilderness, claimed, force-loaded, an ally's, another team's. */
export const kinds = ['.', 'c', 'f', 'a', 'o'] as const;
type Kind = (typeof kinds)[number];

/** A position on the map, in chunks from the top left corner. */
export interface Place {
  x: number;
  y: number;
}

export interface Area {
  width: number;
  height: number;
  of: (kind: Kind) => Place[];
}

/**
 * Parses the rows of a `<ClaimMap>`.
 * @param rows one string per row of chunks, one character per chunk
 * @throws Error if there are no rows, rows differ in length, or a character is unknown
 */
export function readArea(rows: readonly string[] | undefined): Area {
  if (!Array.isArray(rows) || !rows[0]) {
    return misuse('<ClaimMap>', "needs rows, one string per row of chunks: ['..cc..', '..cf..'].");
  }
  const width = rows[0].length;
  const chunks = rows.flatMap((row: string, y) => {
    if (row.length !== width) {
      misuse(
        '<ClaimMap>',
        `row ${y + 1} has ${row.length} chunks, but row 1 has ${width}: "${row}". Write ${width} characters in each row.`,
      );
    }
    return Array.from(row, (kind, x) => ({kind, x, y}));
  });
  const wrong = chunks.find(({kind}) => !kinds.some((one) => one === kind));
  if (wrong) {
    misuse(
      '<ClaimMap>',
      `has "${wrong.kind}" in row ${wrong.y + 1}. Allowed: ${kinds.join(' ')} (one character per chunk).`,
    );
  }
  return {width, height: rows.length, of: (kind) => chunks.filter((chunk) => chunk.kind === kind)};
}

/** Side length of a chunk in pixels. */
const grain = 2;

/**
 * Generates a landscape from above with grass `g`, wood `w`, shores `s` and water `r`. Overlapping sine waves make
 * the landscape look natural, but always the same.
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
