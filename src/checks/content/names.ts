import {readExtracted} from '../../facts/check/lookup';
import {lookUp} from '../../facts/names';
import {otherNamesFile, readOtherNames} from '../../facts/names/others';
import type {Check} from '../types';

export const names: Check = {
  name: 'names',
  why: 'A reader who types a command, a key or a path that their version does not have gets an error, or nothing at all.',
  items: 'names of the mods in inline code',
  run({root, content, data}) {
    const {examined, unknown} = lookUp(data.files, content.pages, readExtracted(root), readOtherNames(root));
    return {
      examined,
      problems: unknown.map(({file, line, column, name, place, minecraft}) => ({
        ...{file, line, column},
        found: `the name "${name}" (in ${place}) does not exist in the mods for Minecraft ${minecraft.join(' and ')}`,
        allowed: 'names in src/data/extracted for that version',
        fix: `correct the name; or write a separate sentence for Minecraft ${minecraft[0]} (in data with in: {'${minecraft[0]}': {…}}, on a page with <For mc="${minecraft[0]}">); or add the name to ${otherNamesFile} with a reason`,
      })),
    };
  },
};
