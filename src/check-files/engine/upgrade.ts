import type {ModFacts, Option} from '../../data/schema/facts';
import type {CompoundTag, Tag} from '../../snbt';
import type {Finding} from './findings';
import {written} from './parse';
import {isTemplate} from './recognise';
import {defaultText, isDefault, settingsIn, wrongValue, type SettingsFile} from './settings';

const copies = '/docs/mods/technical/SNBT#where-settings-are-and-which-copy-wins';
const convert = '/docs/mods/technical/upgrade-to-26-1#convert-a-file-by-hand';

/**
 * Creates the finding for an SNBT file whose settings are in a JSON5 file in the next version. The mod then ignores
 * the SNBT file (`ConfigManager#findAndLoad` in FTB Library 26.1).
 */
const otherFormat = (file: string, name: string, target: string, to: string): Finding => ({
  severity: 'upgrade',
  file,
  line: 1,
  message: `For Minecraft ${to}, ${name} reads \`${target}\` in another format, and ignores this file.`,
  fix: 'Start the game once, so that it creates the new file. Then change your settings in the new file.',
  url: convert,
});

const lastPart = (key: string) => key.split('.').pop();

/**
 * Returns the matching option of the next version: the option with the same id, or a new option with the same name
 * in another block or file.
 */
const laterOf = (option: Option, before: ModFacts, next: ModFacts): Option | undefined =>
  next.options.find(({file, id}) => file === option.file && id === option.id) ??
  next.options.find(
    ({file, id, key}) =>
      lastPart(key) === lastPart(option.key) &&
      !before.options.some((each) => each.file === file && each.id === id),
  );

/** Creates a function that reports what an upgrade changes for a setting. */
function aboutSetting({path, facts}: SettingsFile, next: ModFacts) {
  return ({key, tag, line, option}: ReturnType<typeof settingsIn>[number]): Finding[] => {
    if (!option) return [];
    const isUnchanged = isDefault(option, tag);
    const at = {severity: 'upgrade' as const, file: path, line, key, value: written(tag)};
    const later = laterOf(option, facts, next);
    if (!later) {
      const message = `\`${key}\` does not exist in ${next.name} ${next.release} for Minecraft ${next.minecraft}.`;
      return isUnchanged ? [] : [{...at, message, url: option.url}];
    }
    const about = {...at, url: later.url};
    // A value that is wrong in both versions already has a finding from the check of the file.
    const wrong = wrongValue(option, tag) === undefined ? wrongValue(later, tag) : undefined;
    if (isUnchanged) {
      return defaultText(option) === defaultText(later)
        ? []
        : [{...about, message: `The default changes from ${defaultText(option)} to ${defaultText(later)}.`}];
    }
    if (later.key !== option.key || later.file !== option.file) {
      const target = next.files.find(({id}) => id === later.file)!.path;
      return [
        {
          ...about,
          message: `For Minecraft ${next.minecraft}, \`${key}\` has moved to \`${later.key}\` in \`${target}\`. The mod ignores it here.`,
          fix: 'Change the setting in the new place.',
        },
      ];
    }
    return wrong === undefined
      ? []
      : [
          {
            ...about,
            message: `\`${key}\` is ${written(tag)}, which ${facts.name} ${next.release} does not accept: ${wrong}.`,
          },
        ];
  };
}

/**
 * Reports the steps to upgrade a settings file to another version of Minecraft.
 * @param next facts about the same mod in that version
 */
export function upgradeSettings(file: SettingsFile, next: ModFacts | undefined, to: string): Finding[] {
  const {path, id, facts} = file;
  const at = {severity: 'upgrade' as const, file: path, line: 1};
  const target = next?.files.find((each) => each.id === id)?.path;
  if (!next || target === undefined) {
    const message = `This site has no data about this file of ${facts.name} for Minecraft ${to}.`;
    return [{...at, message, fix: `Check whether the mod has a release for Minecraft ${to}.`}];
  }
  const findings = settingsIn(file).flatMap(aboutSetting(file, next));
  if (isTemplate(path)) return findings;
  const before = facts.files.find((each) => each.id === id)!.path;
  if (target.endsWith('.json5') && !before.endsWith('.json5')) {
    findings.unshift(otherFormat(path, facts.name, target, to));
  } else if (target !== before) {
    findings.unshift({
      ...at,
      message: `For Minecraft ${to}, the file moves to \`${target}\`.`,
      fix: 'Move the file there before you start the game with the new version.',
      url: copies,
    });
  }
  return findings;
}

/** Reports the steps to upgrade the files of FTB Ranks. */
export const upgradeRanks = (path: string, isJson: boolean, to: string): Finding[] =>
  isJson && path.endsWith('.snbt')
    ? [otherFormat(path, 'FTB Ranks', path.split('/').pop()!.replace(/snbt$/, 'json5'), to)]
    : [];

/** Yields the line numbers of items whose data has the format that was used before Minecraft 1.20.5. */
function* itemsWithData(tag: Tag): Generator<number> {
  if ('items' in tag) for (const item of tag.items) yield* itemsWithData(item);
  if (tag.type !== 'compound') return;
  if (tag.entries.has('id') && tag.entries.get('tag')?.type === 'compound') yield tag.lines.get('tag')!;
  for (const inner of tag.entries.values()) yield* itemsWithData(inner);
}

/** Reports the item data that a file of the quest book loses in an upgrade. */
export function upgradeQuests(path: string, content: CompoundTag, from: string, to: string): Finding[] {
  const [first, ...rest] = from === '1.20.1' ? itemsWithData(content) : [];
  return first === undefined
    ? []
    : [
        {
          severity: 'upgrade',
          file: path,
          line: first,
          // See `QuestObjectBase#processItemTagData`.
          message: `${rest.length === 0 ? 'An item in this file has' : `${rest.length + 1} items in this file have`} data in \`tag\`. For Minecraft ${to}, FTB Quests keeps only the id and the count.`,
          fix: 'After the upgrade, choose the items again in the book.',
        },
      ];
}
