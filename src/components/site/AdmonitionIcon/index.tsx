import type {ReactNode} from 'react';
import {parseGlyphs} from '../../../sprites/glyphs';
import text from '../../../sprites/glyphs/admonitions.txt?raw';
import PixelArt from '../../PixelArt';

const icons = parseGlyphs('admonitions.txt', text);

interface Props {
  /** As written after the colons: `tip`, `warning`, … Types without an icon of their own get the note's. */
  type: string;
  className?: string;
}

/** The icon of a note, tip, warning or danger. */
export default function AdmonitionIcon({type, className}: Props): ReactNode {
  const icon = icons.get(type === 'caution' ? 'warning' : type) ?? icons.get('note');
  return <PixelArt rows={icon} className={className} />;
}
