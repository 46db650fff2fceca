import {readExtracted} from '../../facts/check/lookup';
import {lookUp} from '../../facts/names';
import {otherNamesFile, readOtherNames} from '../../facts/names/others';
import type {Check} from '../types';

export const names: Check = {
  name: 'names',
  why: 'A reader who types a command, a key or a path that their version does not have gets an error, or nothing at all.',
  items: 'names in code type of texts about the mods',
  run({root, content, data}) {
    const {examined, unknown} = lookUp(data.files, content.pages, readExtracted(root), readOtherNames(root));
    return {
      examined,
      problems: unknown.map(({file, line, column, name, place, minecraft}) => ({
        ...{file, line, column},
        found: `"${name}" in ${place}, which the mods do not have for Minecraft ${minecraft.join(' and ')}`,
        allowed: 'names of the releases that were read for that version',
        fix: `correct it; write the text for that version, with in: {'${minecraft[0]}': {…}} in data or <For mc="${minecraft[0]}"> on a page; or list it in ${otherNamesFile} with the reason`,
      })),
    };
  },
};
