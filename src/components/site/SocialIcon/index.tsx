import PixelArt from '@site/src/components/PixelArt';
import type {SocialLink} from '@site/src/config/footer';

/** 11×11 signs of our own, `#` drawn: they hint at the service, they are not its logo. The name stands beside them. */
const drawings: Record<SocialLink['icon'], string[]> = {
  // A speech bubble with two dots.
  discord: [
    '...........',
    '.#########.',
    '###########',
    '###########',
    '##..###..##',
    '##..###..##',
    '###########',
    '###########',
    '.#########.',
    '...###.....',
    '...##......',
  ],
  // A cloud.
  bluesky: [
    '...........',
    '...........',
    '.....###...',
    '....#####..',
    '..########.',
    '.#########.',
    '###########',
    '###########',
    '.#########.',
    '...........',
    '...........',
  ],
  // The letter.
  x: [
    '...........',
    '.###...###.',
    '.###...###.',
    '..###.###..',
    '...#####...',
    '....###....',
    '...#####...',
    '..###.###..',
    '.###...###.',
    '.###...###.',
    '...........',
  ],
  // A camera seen from the front.
  instagram: [
    '...........',
    '..###......',
    '.#########.',
    '###########',
    '####...####',
    '###..#..###',
    '###.###.###',
    '###..#..###',
    '####...####',
    '.#########.',
    '...........',
  ],
  // A television with its aerial.
  twitch: [
    '.##.....##.',
    '..##...##..',
    '...##.##...',
    '###########',
    '##.......##',
    '##.......##',
    '##.......##',
    '##.......##',
    '###########',
    '.##.....##.',
    '...........',
  ],
  // A strip of film with a play sign.
  youtube: [
    '...........',
    '###########',
    '#.#.#.#.#.#',
    '###########',
    '####.######',
    '####...####',
    '####.######',
    '###########',
    '#.#.#.#.#.#',
    '###########',
    '...........',
  ],
  // The letter.
  facebook: [
    '....####...',
    '...#####...',
    '...##......',
    '...##......',
    '..######...',
    '..######...',
    '...##......',
    '...##......',
    '...##......',
    '...##......',
    '...##......',
  ],
  // Angle brackets around a slash: code.
  github: [
    '...........',
    '...........',
    '..##..#.##.',
    '.##..##..##',
    '##...#....#',
    '#...##....#',
    '##..#....##',
    '.##.#...##.',
    '..###..##..',
    '...........',
    '...........',
  ],
};

/** Pixel sign of a social service, in the colour of the text around it. */
export default function SocialIcon({icon, className}: {icon: SocialLink['icon']; className?: string}) {
  return <PixelArt className={className} rows={drawings[icon]} palette={{'#': 'currentColor'}} />;
}
