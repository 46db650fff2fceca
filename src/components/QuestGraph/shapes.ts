/** The shapes of the mod that pages draw; `none` draws no outline. */
export const shapeNames = ['circle', 'rsquare', 'diamond', 'hexagon', 'none'] as const;

export type Shape = (typeof shapeNames)[number];

/** Outline of each shape around 0,0, one grid unit wide. */
export const outlines: Readonly<Record<Shape, string | undefined>> = {
  circle: 'M0-.5A.5.5 0 0 1 0 .5A.5.5 0 0 1 0-.5Z',
  rsquare:
    'M-.3-.47H.3A.17.17 0 0 1 .47-.3V.3A.17.17 0 0 1 .3.47H-.3A.17.17 0 0 1-.47.3V-.3A.17.17 0 0 1-.3-.47Z',
  diamond: 'M0-.52L.52 0L0 .52L-.52 0Z',
  hexagon: 'M.26-.45L.52 0L.26 .45L-.26 .45L-.52 0L-.26-.45Z',
  none: undefined,
};
