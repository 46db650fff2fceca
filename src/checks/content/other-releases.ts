import type {Minecraft} from '../../config/minecraft';
import {textsOfData} from '../../facts/names/texts';
import type {Check} from '../types';

/** Version of Minecraft → pattern of the release numbers that the mods have for it. */
const releases: [Minecraft, RegExp][] = [
  ['1.20.1', /(?<![\d.])(?:2001|20)\.\d+\.\d+/],
  ['1.21.1', /(?<![\d.])(?:2101|21)\.1\.\d+/],
];

export const otherReleases: Check = {
  name: 'other-releases',
  why: 'A reader cannot use a release that was made for another version of Minecraft.',
  items: 'passages about the mods, counted once for each version of Minecraft',
  run({data}) {
    // These tables list the releases for every version.
    const texts = textsOfData(data.files).filter(
      ({place}) => !/^tables\/(developers|fixed-bugs)\//.test(place),
    );
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
                  found: `release ${release} in a passage for Minecraft ${minecraft}`,
                  allowed: `releases for Minecraft ${minecraft}`,
                  fix: `remove the number, move it to the key \`since\` of the row, or write a separate sentence for Minecraft ${minecraft} under \`in\``,
                },
              ];
        }),
      ),
    };
  },
};
