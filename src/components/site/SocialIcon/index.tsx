import type {SocialLink} from '@site/src/config/footer';
import {parseGlyphs} from '../../../sprites/glyphs';
import text from '../../../sprites/glyphs/social.txt?raw';
import PixelArt from '../../PixelArt';

const icons = parseGlyphs('social.txt', text);

/** Sign of a social service, in the colour of the text around it. Decoration: the name stands beside it. */
export default function SocialIcon({icon, className}: {icon: SocialLink['icon']; className?: string}) {
  return <PixelArt className={className} rows={icons.get(icon)} />;
}
