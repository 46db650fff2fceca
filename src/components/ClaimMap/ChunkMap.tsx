import type {CSSProperties, ReactNode} from 'react';
import {pathsOf} from '../PixelArt';
import {GlyphInMap} from '../Schematic/Glyph';
import {Mark} from '../Schematic/Mark';
import parts from '../Schematic/parts.module.css';
import {grain, land, type Area} from './area';
import styles from './styles.module.css';

const palette = {
  g: 'var(--ftb-art-field-far)',
  w: 'var(--ftb-art-field-near)',
  s: 'color-mix(in srgb, var(--ftb-art-light) 55%, var(--ftb-art-dawn-far))',
  r: 'var(--ftb-art-field-sky)',
};

/** A place on the map in chunks from the top left corner, with its number in the text. */
export interface Place {
  x: number;
  y: number;
  mark: number;
}

/** A waypoint on the map. */
export interface Pin {
  x: number;
  y: number;
  tone?: 'green' | 'orange' | 'red' | 'blue';
}

interface Props {
  area: Area;
  /** Where you stand. */
  player?: {x: number; y: number};
  places?: readonly Place[];
  pins?: readonly Pin[];
  /** Lines between the chunks. */
  grid?: boolean;
}

/** The claims of an area. Lines tell land of an ally and of others apart where colours do not. */
function Claims({area}: {area: Area}): ReactNode {
  const slash = ({x, y}: {x: number; y: number}) => `M${x} ${y + 1}l1 -1`;
  const backslash = ({x, y}: {x: number; y: number}) => `M${x} ${y}l1 1`;
  const lines = [
    ...area.of('ally').map(slash),
    ...area.of('other').flatMap((at) => [slash(at), backslash(at)]),
  ];
  return (
    <>
      <path className={styles.own} d={area.squares('claimed') + area.squares('loaded')} />
      <path className={styles.ally} d={area.squares('ally')} />
      <path className={styles.other} d={area.squares('other')} />
      <path className={styles.line} d={lines.join('')} />
      <path
        className={styles.loaded}
        d={area
          .of('loaded')
          .map(({x, y}) => `M${x + 0.5} ${y + 0.18}l.32 .32l-.32 .32l-.32 -.32z`)
          .join('')}
      />
    </>
  );
}

/** One chunk, for a legend. */
export function Sample({area}: {area: Area}): ReactNode {
  return (
    <svg viewBox="0 0 1 1" className={styles.sample}>
      <path fill={palette.g} d="M0 0h1v1h-1z" />
      <Claims area={area} />
    </svg>
  );
}

function Grid({area: {width, height}}: {area: Area}): ReactNode {
  const down = Array.from({length: width - 1}, (_line, i) => `M${i + 1} 0v${height}`);
  const across = Array.from({length: height - 1}, (_line, i) => `M0 ${i + 1}h${width}`);
  return <path className={styles.line} d={[...down, ...across].join('')} />;
}

/** Land from above with its claims. Numbers keep their size when the map shrinks. */
export default function ChunkMap({area, player, places = [], pins = [], grid = true}: Props): ReactNode {
  const {width, height} = area;
  const at = ({x, y}: {x: number; y: number}): CSSProperties => ({
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
  });
  return (
    <div className={styles.map}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        <g transform={`scale(${1 / grain})`} shapeRendering="crispEdges">
          {pathsOf(land(width, height), palette).map(([colour, d]) => (
            <path key={colour} fill={colour} d={d} />
          ))}
        </g>
        <Claims area={area} />
        {grid && <Grid area={area} />}
        {pins.map(({x, y, tone = 'green'}) => (
          <GlyphInMap key={`${x} ${y}`} name="waypoint" x={x} y={y} width={0.95} className={parts[tone]} />
        ))}
        {player && <GlyphInMap name="head" x={player.x} y={player.y} width={0.85} />}
      </svg>
      {places.map((place) => (
        <span key={place.mark} className={styles.place} style={at(place)}>
          <Mark number={place.mark} />
        </span>
      ))}
    </div>
  );
}
