import type {ReactNode} from 'react';
import PixelArt, {pathsOf} from '../PixelArt';
import {palette, sprites, type SpriteName} from './sprites';

interface Props {
  name: SpriteName;
  className?: string;
}

/** One of the book's pictures as an image of its own, square, as wide as its class says. */
export function Sprite({name, className}: Props): ReactNode {
  return <PixelArt rows={sprites[name]} palette={palette} className={className} />;
}

interface InMapProps extends Props {
  /** Centre and width in the units of the drawing around it. */
  x: number;
  y: number;
  width: number;
}

/** The same picture as part of a larger drawing. */
export function SpriteInMap({name, x, y, width, className}: InMapProps): ReactNode {
  const rows = sprites[name];
  const scale = width / rows.length;
  return (
    <g
      transform={`translate(${x - width / 2} ${y - width / 2}) scale(${scale})`}
      shapeRendering="crispEdges"
      className={className}
    >
      {pathsOf(rows, palette).map(([colour, d]) => (
        <path key={colour} fill={colour} d={d} />
      ))}
    </g>
  );
}
