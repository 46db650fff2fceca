/** The built-in shapes of quests. `none` has no outline. */
export const shapeNames = [
  'circle',
  'square',
  'rsquare',
  'diamond',
  'pentagon',
  'hexagon',
  'octagon',
  'heart',
  'gear',
  'none',
] as const;

export type Shape = (typeof shapeNames)[number];

const round = (value: number) => Number(value.toFixed(3));

/** Returns a closed path through corners in polar coordinates, with angles in degrees, clockwise from the top. */
function path(corners: readonly (readonly [angle: number, radius: number])[]): string {
  const points = corners.map(([angle, radius]) => {
    const turn = (angle * Math.PI) / 180;
    return `${round(Math.sin(turn) * radius)} ${round(-Math.cos(turn) * radius)}`;
  });
  return `M${points.join('L')}Z`;
}

const polygon = (corners: number, start = 0) =>
  path(Array.from({length: corners}, (_corner, i) => [start + (i * 360) / corners, 0.52] as const));

const teeth = 8;
const gear = path(
  Array.from({length: teeth}, (_tooth, i) => (i * 360) / teeth).flatMap((angle) => [
    [angle - 12, 0.54] as const,
    [angle + 12, 0.54] as const,
    [angle + 16, 0.4] as const,
    [angle + 360 / teeth - 16, 0.4] as const,
  ]),
);

/** Outline of each shape, centred at 0,0 and one grid unit wide. */
export const outlines: Readonly<Record<Shape, string | undefined>> = {
  circle: 'M0-.5A.5.5 0 0 1 0 .5A.5.5 0 0 1 0-.5Z',
  square: 'M-.47-.47H.47V.47H-.47Z',
  rsquare:
    'M-.3-.47H.3A.17.17 0 0 1 .47-.3V.3A.17.17 0 0 1 .3.47H-.3A.17.17 0 0 1-.47.3V-.3A.17.17 0 0 1-.3-.47Z',
  diamond: polygon(4),
  pentagon: polygon(5),
  hexagon: polygon(6, 30),
  octagon: polygon(8, 22.5),
  heart: 'M0 .48C-.68.02-.52-.46-.22-.46C-.08-.46 0-.36 0-.26C0-.36.08-.46.22-.46C.52-.46.68.02 0 .48Z',
  gear,
  none: undefined,
};
