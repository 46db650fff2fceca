import type {ReactNode} from 'react';
import {Drawing, type DrawingProps} from '../Drawing/Drawing';
import {Glyph} from '../Drawing/Glyph';
import {Mark} from '../Drawing/Mark';
import PixelArt from '../PixelArt';
import {land, readArea, type Area, type Place} from './area';
import styles from './styles.module.css';

const palette = {
  g: 'var(--ftb-art-field-far)',
  w: 'var(--ftb-art-field-near)',
  s: 'color-mix(in srgb, var(--ftb-art-light) 55%, var(--ftb-art-dawn-far))',
  r: 'var(--ftb-art-field-sky)',
};

interface Props extends DrawingProps {
  /**
   * One string per row of chunks: `.` wilderness, `c` claimed, `f` claimed and force-loaded, `a` an ally's, `o`
   * another team's.
   */
  rows: string[];
  /** Names of the teams for the legend. */
  names?: {own?: string; ally?: string; other?: string};
  /** Position of the reader's own player. */
  player?: Place;
  waypoints?: (Place & {tone?: 'green' | 'red'})[];
  /** Places with a mark that the text on the page refers to. */
  places?: (Place & {mark: number})[];
}

const chunks = (count: number) => `${count} ${count === 1 ? 'chunk' : 'chunks'}`;

/** Returns the entries of the legend, for the kinds of chunks that the area contains. */
function legendOf(area: Area, {own = 'Your team', ally, other}: NonNullable<Props['names']>) {
  const entries = [
    ['c', `${own}, claimed`],
    ['f', `${own}, claimed and force-loaded`],
    ['a', ally ?? 'A team that has you as an ally'],
    ['o', other ?? 'Another team'],
    ['.', 'Wilderness'],
  ] as const;
  return entries
    .map(([kind, name]) => ({kind, name, count: area.of(kind).length}))
    .filter(({count}) => count > 0);
}

/** Renders the claims in an area. Hatching distinguishes allies and other teams even without colours. */
function Claims({area: {of}}: {area: Area}): ReactNode {
  const each = (kind: Parameters<Area['of']>[0], shape: string) =>
    of(kind)
      .map(({x, y}) => `M${x} ${y}${shape}`)
      .join('');
  const [square, slash, backslash] = ['h1v1h-1z', 'm0 1l1 -1', 'l1 1'];
  const paths = {
    own: each('c', square) + each('f', square),
    ally: each('a', square),
    other: each('o', square),
    line: each('a', slash) + each('o', slash) + each('o', backslash),
    loaded: each('f', 'l1 1m-.5 -1l.5 .5m-1 0l.5 .5'),
  };
  return Object.entries(paths).map(
    ([name, path]) => path !== '' && <path key={name} className={styles[name]} d={path} />,
  );
}

/**
 * Renders claimed land from above, alone or in a `<Window game>`, with a legend that counts the chunks. The
 * description for screen readers includes the counts.
 * @throws Error if the description is missing outside of another drawing, or if the rows are invalid
 */
export default function ClaimMap(props: Props): ReactNode {
  const {rows, names = {}, player, waypoints = [], places = [], description, caption} = props;
  const area = readArea(rows);
  const {width, height} = area;
  const legend = legendOf(area, names);
  const words = legend.map(({name, count}) => `${name}: ${chunks(count)}.`);
  const across = Array.from({length: height - 1}, (_line, i) => `M0 ${i + 1}h${width}`);
  const down = Array.from({length: width - 1}, (_line, i) => `M${i + 1} 0v${height}`);
  return (
    <Drawing
      component="<ClaimMap>"
      game
      description={description && [description, ...words].join(' ')}
      caption={caption}
      className={styles.claims}
    >
      <div className={styles.map}>
        <svg viewBox={`0 0 ${width} ${height}`}>
          <PixelArt rows={land(width, height)} palette={palette} width={width} height={height} />
          <Claims area={area} />
          <path className={styles.line} d={[...down, ...across].join('')} />
          {waypoints.map(({x, y, tone = 'green'}) => (
            <Glyph key={`${x} ${y}`} name="waypoint" at={{x, y, width: 0.95}} tone={tone} />
          ))}
          {player && <Glyph name="head" at={{...player, width: 0.85}} />}
        </svg>
        {places.map(({x, y, mark}) => (
          <span
            key={mark}
            className={styles.place}
            style={{left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%`}}
          >
            <Mark number={mark} />
          </span>
        ))}
      </div>
      <div className={styles.legend}>
        {legend.map(({kind, name, count}) => (
          <span key={kind} className={styles.entry}>
            <svg viewBox="0 0 1 1" className={styles.sample}>
              <path fill={palette.g} d="M0 0h1v1h-1z" />
              <Claims area={readArea([kind])} />
            </svg>
            <span>
              {name}: <b>{chunks(count)}</b>
            </span>
          </span>
        ))}
      </div>
    </Drawing>
  );
}
