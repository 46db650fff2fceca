import type {ReactNode} from 'react';
import PixelArt from '../../PixelArt';

const note = [
  '..########..',
  '.##########.',
  '#####..#####',
  '#####..#####',
  '############',
  '####...#####',
  '#####..#####',
  '#####..#####',
  '#####..#####',
  '####....####',
  '.##########.',
  '..########..',
];

const tip = [
  '...######...',
  '..########..',
  '.###.#####..',
  '.##.#######.',
  '.##.#######.',
  '.##########.',
  '..########..',
  '...######...',
  '....####....',
  '............',
  '....####....',
  '.....##.....',
];

const warning = [
  '.....##.....',
  '.....##.....',
  '....####....',
  '....#..#....',
  '...##..##...',
  '...##..##...',
  '..###..###..',
  '..###..###..',
  '.##########.',
  '.####..####.',
  '############',
  '############',
];

const danger = [
  '...######...',
  '..########..',
  '.##########.',
  '.#..####..#.',
  '.#..####..#.',
  '.####..####.',
  '.####..####.',
  '..########..',
  '...######...',
  '...#.##.#...',
  '...#.##.#...',
  '............',
];

const icons: Record<string, readonly string[]> = {tip, warning, caution: warning, danger};

interface Props {
  /** As written after the colons: `tip`, `warning`, … Types without an icon of their own get the note's. */
  type: string;
  className?: string;
}

/** The 12 × 12 pixel icon of a note, tip, warning or danger. */
export default function AdmonitionIcon({type, className}: Props): ReactNode {
  return <PixelArt rows={icons[type] ?? note} palette={{'#': 'currentColor'}} className={className} />;
}
