import PixelArt from '../PixelArt';
import styles from './styles.module.css';

/**
 * The shapes of FTB Ultimine from the side, with one character per block: `p` is the player, `F` the first block,
 * `x` a block that is mined together with the first block, `#` other rock, `.` air. Source:
 * src/data/tables/ftb-ultimine.yaml, group `shapes`.
 */
export const shapes: {name: string; text: string; rows: string[]}[] = [
  {
    name: 'Shapeless',
    text: 'equal blocks that touch, corners too',
    rows: ['..##########', '..#####xx###', '..####x#x###', 'p.Fxxx######', 'p.#xx#######', '############'],
  },
  {
    name: 'Small Tunnel',
    text: 'one block high and wide, straight in',
    rows: ['..##########', '..##########', '..##########', 'p.Fxxxxxxxxx', 'p.##########', '############'],
  },
  {
    name: 'Small Square (3x3)',
    text: 'a plate of nine, one block deep',
    rows: ['..##########', '..##########', '..x#########', 'p.F#########', 'p.x#########', '############'],
  },
  {
    name: 'Large Tunnel (3x3)',
    text: 'plates of nine, one behind the other',
    rows: ['..##########', '..##########', '..xxxxxxx###', 'p.Fxxxxxx###', 'p.xxxxxxx###', '############'],
  },
  {
    name: 'Mining Tunnel',
    text: 'each block one further and one lower',
    rows: ['p.F#########', 'p.#x########', '####x#######', '#####x######', '######x#####', '#######x####'],
  },
  {
    name: 'Escape Tunnel',
    text: 'each block one further and one higher',
    rows: ['..#####x####', '..####x#####', '..###x######', '..##x#######', 'p.#x########', 'p.F#########'],
  },
];

const palette = {
  '#': 'var(--ftb-line)',
  x: 'color-mix(in srgb, var(--ftb-accent) 55%, var(--ftb-page))',
  F: 'var(--ftb-accent)',
  p: 'var(--ftb-text)',
};

/**
 * Renders a sketch of each shape, seen from the side with the player on the left. The first block has the full
 * accent colour.
 */
export default function UltimineShapes() {
  return (
    <ul className={styles.shapes}>
      {shapes.map(({name, text, rows}) => (
        <li key={name} className={styles.shape}>
          <PixelArt rows={rows} palette={palette} className={styles.drawing} />
          <b>{name}</b>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
