import type {ReactNode} from 'react';
import PixelArt from '../PixelArt';
import {palette, sprites, type SpriteName} from '../QuestGraph/sprites';
import {signs, type GameSign} from './signs';

/** A picture of the game's screens, from those of the quest book or our further ones. */
export type SignOf = SpriteName | GameSign;

/** One picture, square, as wide as its class says. */
export function Sign({name, className}: {name: SignOf; className?: string}): ReactNode {
  const rows = name in signs ? signs[name as GameSign] : sprites[name as SpriteName];
  return <PixelArt rows={rows} palette={palette} className={className} />;
}
