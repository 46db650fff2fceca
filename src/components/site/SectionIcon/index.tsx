import type {SectionId} from '@site/src/config/sections';
import {parseGlyphs} from '../../../sprites/glyphs';
import text from '../../../sprites/glyphs/sections.txt?raw';
import PixelArt from '../../PixelArt';

const icons = parseGlyphs('sections.txt', text);

/**
 * Renders the icon of a section, in the colours of the theme and the section. The icon is decorative, so the name of
 * the section must be beside it.
 */
export default function SectionIcon({section}: {section: SectionId}) {
  const accent = `var(--ftb-accent-${section})`;
  return (
    <PixelArt
      width={24}
      height={24}
      style={{flex: 'none'}}
      rows={icons.get(section)}
      palette={{
        '#': 'var(--ftb-line-strong)',
        a: accent,
        A: `color-mix(in srgb, ${accent} 65%, var(--ftb-page))`,
        w: 'var(--ftb-glint)',
      }}
    />
  );
}
