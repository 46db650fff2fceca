import {minecraftVersions, type Minecraft} from '../../config/minecraft';
import type {Page} from '../../content';
import type {DataFile} from '../../data/model/load';
import type {Facts} from '../facts';
import {Known, unknownIn} from './known';
import type {Written} from './mutations';
import type {OtherNames} from './others';
import {filesIn, textsOfData, textsOfPages, type Shown} from './texts';

/** A name on a page or in the data that does not exist in the sources. */
type Unknown = Pick<Shown, 'place' | 'file' | 'line' | 'column'> & {
  name: string;
  /** Versions for which the name is shown although it does not exist. */
  minecraft: Minecraft[];
};

export type Looked = {examined: number; unknown: Unknown[]};

/** Returns the names of arguments and of other mods in a string that do not exist in its version. */
function missingIn({text, forms, mod}: Shown, known: Known, mods: OtherNames['mods']): string[] {
  const [, argument] = (forms && /\bwith (?:a|the) (\w+)/.exec(text)) ?? [];
  const named = Object.keys(mods).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return [
    ...(argument !== undefined && !forms!.some((form) => form.includes(argument)) ? [argument] : []),
    ...(mod === undefined ? [] : named.filter((name) => !known.uses(mod, mods[name]!))),
  ];
}

/** Returns the inline code in a string. */
const codesIn = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

/** Returns all commands and single words in inline code, once for each version for which they are shown. */
export function namesWritten(files: readonly DataFile[], pages: readonly Page[]): Written[] {
  const written = [...textsOfData(files), ...textsOfPages(pages)].flatMap(({minecraft, text}) =>
    codesIn(text)
      .filter(
        (code) =>
          (/^\/[a-z]/.test(code) || /^[#!]?[\w<][\w<>.:/$-]*$/.test(code)) && !/^(https?|file):/.test(code),
      )
      .map((code): Written => ({code, minecraft})),
  );
  return [...new Map(written.map((one) => [`${one.minecraft} ${one.code}`, one])).values()];
}

/** Collects the known names for each version. */
export const knownNames = (
  files: readonly DataFile[],
  extracted: ReadonlyMap<string, Facts>,
  others: OtherNames,
): Map<Minecraft, Known> =>
  new Map(
    minecraftVersions.map((each) => [
      each,
      Known.in(extracted, each, [...others.namesIn(each), ...filesIn(files, each)]),
    ]),
  );

/**
 * Looks up every name in inline code in the releases for the version of Minecraft for which it is shown.
 * @param others names that the mods do not define, such as names of Minecraft
 */
export function lookUp(
  files: readonly DataFile[],
  pages: readonly Page[],
  extracted: ReadonlyMap<string, Facts>,
  others: OtherNames,
): Looked {
  const known = knownNames(files, extracted, others);
  const found = new Map<string, Unknown>();
  let examined = 0;
  for (const shown of [...textsOfData(files), ...textsOfPages(pages)]) {
    const {minecraft, or, text, place, file, line, column} = shown;
    const own = known.get(minecraft)!;
    const codes = codesIn(text);
    examined += codes.length;
    for (const name of [
      ...codes.flatMap((code) =>
        unknownIn(code, own).filter((name) =>
          or.every((each) => unknownIn(name, known.get(each)!).length > 0),
        ),
      ),
      ...missingIn(shown, own, others.mods),
    ]) {
      const key = `${file}:${line}:${column} ${name}`;
      const before = found.get(key)?.minecraft ?? [];
      found.set(key, {...{place, file, line, column, name}, minecraft: [...new Set([...before, minecraft])]});
    }
  }
  return {examined, unknown: [...found.values()]};
}
