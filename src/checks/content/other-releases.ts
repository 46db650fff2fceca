import type {Minecraft} from '../../config/minecraft';
import {textsOfData} from '../../facts/names/texts';
import type {Check} from '../types';

/** Release numbers of the mods, by the version of Minecraft that their releases are for. */
const releases: [Minecraft, RegExp][] = [
  ['1.20.1', /(?<![\d.])(?:2001|20)\.\d+\.\d+/],
  ['1.21.1', /(?<![\d.])(?:2101|21)\.1\.\d+/],
];

export const otherReleases: Check = {
  name: 'other-releases',
  why: 'A reader of one version of Minecraft looks in vain for a release that is for another.',
  items: 'texts of data about the mods, once for each version',
  run({data}) {
    // The table for developers of mods has a column for each version.
    const texts = textsOfData(data.files).filter(({place}) => !place.startsWith('tables/developers/'));
    return {
      examined: texts.length,
      problems: texts.flatMap(({minecraft, text, file, line, column}) =>
        releases.flatMap(([other, pattern]) => {
          const [release] = pattern.exec(text) ?? [];
          return release === undefined || other === minecraft
            ? []
            : [
                {
                  ...{file, line, column},
                  found: `release ${release} in a text that Minecraft ${minecraft} shows`,
                  allowed: `releases for Minecraft ${minecraft}`,
                  fix: `say it without the number, in the row's \`since\`, or give Minecraft ${minecraft} its own text with \`in:\``,
                },
              ];
        }),
      ),
    };
  },
};
