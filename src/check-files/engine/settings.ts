import type {ModFacts, Option, Value} from '../../data/schema/facts';
import {nearest} from '../../lib/suggest';
import type {CompoundTag, Tag} from '../../snbt';
import type {Finding} from './findings';
import {written} from './parse';

/** A recognised and parsed settings file, and the facts about its mod. */
export interface SettingsFile {
  path: string;
  /** Id of the file's table on the site. */
  id: string;
  content: CompoundTag;
  facts: ModFacts;
  /** Facts about the same mod in other versions of Minecraft. */
  others: readonly ModFacts[];
}

const numberOf = (tag: Tag): number | bigint | undefined =>
  'value' in tag && typeof tag.value !== 'string' ? tag.value : undefined;

/** Type of an option → the tags that it accepts, and its description in messages. */
const kinds: Partial<Record<NonNullable<Value['type']>, {fits: (tag: Tag) => boolean; name: string}>> = {
  boolean: {
    fits: (tag) => tag.type === 'byte',
    name: '`true` or `false`',
  },
  int: {fits: (tag) => numberOf(tag) !== undefined, name: 'a whole number'},
  long: {fits: (tag) => numberOf(tag) !== undefined, name: 'a whole number'},
  float: {fits: (tag) => numberOf(tag) !== undefined, name: 'a number'},
  double: {fits: (tag) => numberOf(tag) !== undefined, name: 'a number'},
  text: {fits: (tag) => tag.type === 'string', name: 'a text in quotes'},
  enum: {fits: (tag) => tag.type === 'string', name: 'one of the allowed values in quotes'},
  list: {fits: (tag) => 'items' in tag, name: 'a list'},
  set: {fits: (tag) => 'items' in tag, name: 'a list'},
  map: {fits: (tag) => tag.type === 'compound', name: 'a block in braces'},
  compound: {fits: (tag) => tag.type === 'compound', name: 'a block in braces'},
};

/** Returns why an option does not accept a value, or undefined if the value is valid. */
export function wrongValue(option: Value, tag: Tag): string | undefined {
  const kind = option.type && kinds[option.type];
  if (kind && !kind.fits(tag)) return `expected ${kind.name}`;
  const number = numberOf(tag);
  if (number !== undefined && tag.type !== 'byte') {
    const {min, max, unit} = option;
    const of = unit === undefined ? '' : ` ${unit}`;
    if (min !== undefined && number < Number(min)) return `the smallest value is ${min}${of}`;
    if (max !== undefined && number > Number(max)) return `the largest value is ${max}${of}`;
  }
  if (option.type === 'enum' && tag.type === 'string' && option.values) {
    const known = option.values.some((value) => value.toLowerCase() === tag.value.toLowerCase());
    if (!known) return `the allowed values are ${option.values.map((value) => `\`${value}\``).join(', ')}`;
  }
  return undefined;
}

/** Returns whether a value is the default. */
export function isDefault({default: fallback, type}: Value, tag: Tag): boolean {
  if (fallback === undefined) return true;
  if (Array.isArray(fallback)) {
    // An empty map is written as a block without entries.
    if (tag.type === 'compound') return fallback.length === 0 && tag.entries.size === 0;
    return (
      'items' in tag &&
      tag.items.length === fallback.length &&
      tag.items.every((item, i) => same(fallback[i], item, undefined))
    );
  }
  return same(fallback, tag, type);
}

function same(fallback: unknown, tag: Tag, type: Value['type']): boolean {
  if (tag.type === 'string') {
    const text = String(fallback);
    return type === 'enum' ? text.toLowerCase() === tag.value.toLowerCase() : text === tag.value;
  }
  if (typeof fallback === 'boolean') return numberOf(tag) === (fallback ? 1 : 0);
  const number = numberOf(tag);
  // A float in a file can have fewer digits than the default in the data.
  return (
    number !== undefined &&
    Math.abs(Number(fallback) - Number(number)) < 1e-6 * Math.max(1, Math.abs(Number(number)))
  );
}

export const defaultText = ({default: fallback}: Value): string =>
  typeof fallback === 'string'
    ? JSON.stringify(fallback)
    : Array.isArray(fallback)
      ? `[${fallback.join(', ')}]`
      : String(fallback);

function aboutOption({path}: SettingsFile, option: Option, tag: Tag, line: number): Finding | undefined {
  const at = {file: path, line, key: option.key, value: written(tag), url: option.url};
  const wrong = wrongValue(option, tag);
  if (wrong !== undefined) {
    return {
      ...at,
      severity: 'error',
      message: `\`${option.key}\` is ${written(tag)}: ${wrong}.`,
      ...(option.default !== undefined && {fix: `The default is ${defaultText(option)}.`}),
    };
  }
  return isDefault(option, tag)
    ? undefined
    : {...at, severity: 'changed', message: option.does, fallback: defaultText(option)};
}

/**
 * Creates the finding for an unknown key. The finding lists other versions of Minecraft that have the key, or
 * suggests a similar key.
 * @param absent keys of options that the file does not set, as candidates for a suggestion
 */
function aboutUnknown(
  {path, id, facts, others}: SettingsFile,
  {key, tag, line}: Setting,
  absent: readonly string[],
): Finding {
  const at = {severity: 'note' as const, file: path, line, key, value: written(tag)};
  const known = others.filter(({options}) =>
    options.some((option) => option.file === id && option.key === key),
  );
  if (known.length > 0) {
    const versions = known.map(({minecraft}) => minecraft).join(' and ');
    return {
      ...at,
      message: `\`${key}\` is a setting of ${facts.name} for Minecraft ${versions}, not for ${facts.minecraft}. The mod ignores it.`,
    };
  }
  const meant = nearest(key, absent, 2);
  return {
    ...at,
    severity: meant === undefined ? 'note' : 'warning',
    message: `${facts.name} ${facts.release} has no setting \`${key}\`.`,
    ...(meant !== undefined && {fix: `Did you mean \`${meant}\`?`}),
  };
}

/** A value in a file with its option. The option is undefined if the key is unknown. */
interface Setting {
  key: string;
  tag: Tag;
  line: number;
  option: Option | undefined;
}

/** Returns all settings in a file. A block that contains options is not itself a setting. */
export function settingsIn({content, id, facts}: Pick<SettingsFile, 'content' | 'id' | 'facts'>): Setting[] {
  const options = new Map(
    facts.options.filter(({file}) => file === id).map((option) => [option.key.toLowerCase(), option]),
  );
  const groups = new Set(
    [...options.keys()].flatMap((key) => key.split('.').map((_, i, parts) => parts.slice(0, i).join('.'))),
  );
  const below = ({entries, lines}: CompoundTag, prefix: string): Setting[] =>
    [...entries].flatMap(([name, tag]) => {
      const key = `${prefix}${name}`;
      const option = options.get(key.toLowerCase());
      return !option && tag.type === 'compound' && groups.has(key.toLowerCase())
        ? below(tag, `${key}.`)
        : [{key, tag, line: lines.get(name) ?? 1, option}];
    });
  return below(content, '');
}

/** Compares a settings file with the options of its mod. */
export function checkSettings(file: SettingsFile): Finding[] {
  const settings = settingsIn(file);
  const present = new Set(settings.map(({option}) => option));
  const absent = file.facts.options
    .filter((option) => option.file === file.id && !present.has(option))
    .map(({key}) => key);
  return settings.flatMap((setting) => {
    const {option, tag, line} = setting;
    return (option ? aboutOption(file, option, tag, line) : aboutUnknown(file, setting, absent)) ?? [];
  });
}

/** Counts the keys in a file that the given facts do not contain, to find the version that fits best. */
export const unknownKeys = (file: SettingsFile): number =>
  settingsIn(file).filter(({option}) => !option).length;
