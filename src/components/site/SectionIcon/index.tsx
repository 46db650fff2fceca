import PixelArt from '@site/src/components/PixelArt';
import type {SectionId} from '@site/src/config/sections';

/**
 * 16×16 drawings, one character per pixel: `#` outline, `a` accent, `A` accent in shade, `w` light, `.` nothing.
 * Colours come from the tokens, so each icon follows theme and section.
 */
const drawings: Record<SectionId, string[]> = {
  // A window with a play button.
  app: [
    '................',
    '.##############.',
    '.#AAAAAAAAAA.w#.',
    '.##############.',
    '.#............#.',
    '.#...aa.......#.',
    '.#...aaaa.....#.',
    '.#...aaaaaa...#.',
    '.#...aaaaaaaa.#.',
    '.#...aaaaaaAA.#.',
    '.#...aaaaAA...#.',
    '.#...aaAA.....#.',
    '.#...AA.......#.',
    '.#............#.',
    '.##############.',
    '................',
  ],
  // A market stall with a striped awning.
  marketplace: [
    '................',
    '.##############.',
    '.#aawwaawwaaww#.',
    '.#aawwaawwaaww#.',
    '.#aawwaawwaaww#.',
    '.#AAwwAAwwAAww#.',
    '..##..##..##.#..',
    '..#..........#..',
    '..#...aa.....#..',
    '..#..aaaa....#..',
    '..#..aAAa.ww.#..',
    '.##############.',
    '.#AAAAAAAAAAAA#.',
    '.#AAAAAAAAAAAA#.',
    '.##############.',
    '................',
  ],
  // A gear.
  mods: [
    '................',
    '......####......',
    '..##..#aa#..##..',
    '.#aa##aaaa##aa#.',
    '.#aaaaaaaaaaaa#.',
    '..#aaaaaaaaaa#..',
    '..#aaa####aaa#..',
    '###aa#....#aa###',
    '#aaaa#....#aaaa#',
    '###aa#....#aA###',
    '..#aaa####aAA#..',
    '..#aaaaaaaAAA#..',
    '.#aaaaaaaAAAAA#.',
    '.#aa##aAAA##AA#.',
    '..##..#AA#..##..',
    '......####......',
  ],
  // A chest.
  modpacks: [
    '................',
    '................',
    '..############..',
    '.#aaaaaaaaaaaa#.',
    '.#aaaaaaaaaaaa#.',
    '.#aaaaaaaaaaAA#.',
    '.#aaaaaaaaAAAA#.',
    '.######ww######.',
    '.#AAAA#ww#AAAA#.',
    '.#AAAA####AAAA#.',
    '.#AAAAAAAAAAAA#.',
    '.#AAAAAAAAAAAA#.',
    '.#AAAAAAAAAAAA#.',
    '.##############.',
    '................',
    '................',
  ],
  // A lantern.
  support: [
    '................',
    '......####......',
    '.....#....#.....',
    '......####......',
    '.....######.....',
    '....########....',
    '...#aaaaaaaa#...',
    '...#aawwwwaa#...',
    '...#awwwwwwa#...',
    '...#awwwwwwa#...',
    '...#aawwwwaA#...',
    '...#aaaaaaAA#...',
    '...#AAAAAAAA#...',
    '...##########...',
    '....########....',
    '................',
  ],
};

/** Icon of a section, 16×16 pixels drawn as SVG. Decoration: the name always stands beside it. */
export default function SectionIcon({section, className}: {section: SectionId; className?: string}) {
  const accent = `var(--ftb-accent-${section})`;
  return (
    <PixelArt
      className={className}
      rows={drawings[section]}
      palette={{
        '#': 'var(--ftb-line-strong)',
        a: accent,
        A: `color-mix(in srgb, ${accent} 65%, var(--ftb-page))`,
        w: 'var(--ftb-glint)',
      }}
    />
  );
}
