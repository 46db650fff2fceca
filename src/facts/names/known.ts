import {documentedMinecraft, type Minecraft} from '../../config/minecraft';
import {releasesFor} from '../check/lookup';
import type {CommandFact, Facts} from '../facts';

/** Collects the names in releases of the mods for one version of Minecraft. */

/** Type of argument → number of words that it takes after the first. */
const coordinates: Readonly<Record<string, number>> = {blockPos: 2, vec3: 2, ColumnPosArgument: 1};

const lastWord = (path: string) => path.split(' ').at(-1)!;

const isArgument = (word: string) => word.startsWith('<');

/**
 * Converts a name with placeholders, such as `data/<namespace>/structure/` or `quest.<ID>.title`, to a pattern that matches
 * whole names or their prefixes.
 */
function patternOf(name: string): RegExp {
  const parts = name.split(/<[^>]*>|\*+|…/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const end = name.endsWith('/') || name.endsWith('.') ? '' : '(?:$|/)';
  return new RegExp(`^${parts.join('[^/]+?')}${end}`);
}

/**
 * Returns the prefixes and suffixes of a dotted key, because prose may shorten `a.b.c` to `b.c`, or mention its group
 * `a.b`.
 */
function partsOf(key: string): string[] {
  const words = key.split('.');
  return words.flatMap((_, i) => [words.slice(i).join('.'), words.slice(0, i + 1).join('.')]);
}

function namesIn(facts: Facts): string[] {
  const options = facts.options.flatMap(({file, key}) => [file, ...partsOf(key)]);
  const values = [...facts.options, ...facts.properties, ...facts.theme].flatMap((each) => [
    ...(each.values ?? []),
    ...(typeof each.default === 'string' ? [each.default] : []),
  ]);
  return [
    facts.mod,
    ...options,
    ...values,
    ...facts.properties.flatMap(({object, key, stored}) => [object, key, ...(stored ? [stored] : [])]),
    ...facts.theme.map(({key}) => key),
    ...facts.keys.map(({key}) => key),
    ...facts.nodes.map(({node}) => node),
    ...facts.commands.map(({path}) => `command.${path.replace(/[<>]/g, '').replaceAll(' ', '.')}`),
    ...facts.commands.flatMap(({path}) => path.split(' ')),
    ...Object.values(facts.enums).flat(),
    ...Object.keys(facts.types),
    ...(facts.names ?? []),
  ];
}

/** Matches settings files, except for files of the quest book. */
const settings = /^(config|local|defaultconfigs|<world>\/serverconfig)\/(?!ftbquests\/quests\/).+\.\w+$/;

const fileTypes: ReadonlySet<string> = new Set([
  'snbt',
  'json',
  'json5',
  'png',
  'jpg',
  'nbt',
  'dat',
  'txt',
  'js',
  'zip',
  'log',
]);

/** Names and commands of all mods for one version of Minecraft. */
export class Known {
  private readonly names: ReadonlySet<string>;
  /** Namespaces, and other prefixes that come before a colon. */
  private readonly spaces: ReadonlySet<string | undefined>;
  private readonly segments: ReadonlySet<string>;
  private readonly all: readonly string[];
  /** Paths of settings files. */
  private readonly settings: readonly string[];
  private readonly commands: readonly CommandFact[];

  private constructor(
    readonly releases: readonly Facts[],
    more: readonly string[],
  ) {
    this.names = new Set([...releases.flatMap(namesIn), ...more]);
    this.all = [...this.names];
    this.settings = this.all.filter((name) => settings.test(name));
    this.spaces = new Set(
      this.all.flatMap((name) => /^(?:assets|data)\/(\w+)|^([\w-]+)(?=:)/.exec(name)?.slice(1) ?? []),
    );
    this.segments = new Set(this.all.flatMap((name) => [...name.split(/[./:]/), ...name.split('/')]));
    this.commands = releases.flatMap(({commands}) => commands);
  }

  /**
   * Collects the known names for a version of Minecraft.
   * @param extracted all extractions
   * @param more names from `other-names.yaml`
   */
  static in(extracted: ReadonlyMap<string, Facts>, minecraft: Minecraft, more: readonly string[]): Known {
    const documented = releasesFor(extracted, documentedMinecraft);
    const own = releasesFor(extracted, minecraft);
    // If a mod has no public sources for this version, pages show its documented version.
    return new Known([...new Map([...documented, ...own]).values()], more);
  }

  /** Returns whether the code of a mod uses a package or id of another mod. */
  uses(mod: string, name: string): boolean {
    return this.releases
      .filter((each) => [mod, 'ftb-xmod-compat'].includes(each.mod))
      .some(({names = []}) => names.some((each) => each === name || each.startsWith(`${name}.`)));
  }

  /** Returns whether inline code is a command or the start of one, with any arguments. */
  command(code: string): boolean {
    const [root = '', ...words] = code.slice(1).match(/<[^>]*>|\[[^\]]*\]|"[^"]*"|\{.*\}|\S+/g) ?? [];
    if (this.names.has(`/${root}`) || root === '…') {
      return true;
    }
    let paths = this.commands.filter(({path}) => path === root).map((fact) => ({fact, more: 0}));
    for (const word of words) {
      if (word.endsWith('…')) {
        break;
      }
      const choices = isArgument(word) ? [word] : word.split('|');
      paths = paths.flatMap(({fact, more}) => {
        if (more > 0 || fact.type === 'greedyString') {
          return [{fact, more: more - 1}];
        }
        const next = this.below(fact.redirect ?? fact.path);
        const literal = next.filter(({path}) => choices.includes(lastWord(path)));
        const found = literal.length > 0 ? literal : next.filter(({path}) => isArgument(lastWord(path)));
        return found.map((each) => ({
          fact: each,
          more: isArgument(word) ? 0 : (coordinates[each.type ?? ''] ?? 0),
        }));
      });
    }
    return paths.length > 0;
  }

  private below(start: string): CommandFact[] {
    const depth = start.split(' ').length + 1;
    return this.commands.filter(({path}) => path.startsWith(`${start} `) && path.split(' ').length === depth);
  }

  /** Returns whether a complete name is known. */
  name(name: string): boolean {
    if (this.names.has(name)) {
      return true;
    }
    const [, space = '', path = ''] = /^([\w-]+):(.+)$/.exec(name) ?? [];
    if (space && path.startsWith('/') && /[a-z]/.test(path)) {
      return this.spaces.has(space) && this.command(path);
    }
    if (space) {
      const isKnown = !/[a-z]{2}/i.test(path) || (space !== 'minecraft' && this.name(path));
      return this.names.has(`${space}:*`) || (this.spaces.has(space) && isKnown);
    }
    // Data packs and resource packs in examples have the same folders as those in the mods.
    const [, kind, pack = ''] = /^(data|assets)\/([^/]+)/.exec(name) ?? [];
    if (kind || (/[<*…]/.test(name) && !name.includes('/'))) {
      const isSample = this.names.has(`${pack}:*`);
      const pattern = patternOf(isSample ? name.replace(pack, '…').replace(/[^/]+\.\w+$/, '…') : name);
      return this.all.some((each) => pattern.test(each));
    }
    if (madeUp.test(name)) {
      return true;
    }
    // The data, not the sources, contains the folders of settings files.
    const [file] = /\/ftb[^/]+$/.exec(name) ?? [];
    if (settings.test(name) || (file !== undefined && this.settings.some((each) => each.endsWith(file)))) {
      return this.settings.some((each) => each.endsWith(name) || name.endsWith(`/${each}`));
    }
    if (name.includes('/')) {
      return name
        .split('/')
        .every((word) => !/[a-z]{2}/i.test(word.replace(/<[^>]*>/g, '')) || this.word(word));
    }
    // A member of a class or of an object in a script. Keys of settings are always written in full.
    const [owner = '', ...members] = name.split('.');
    if (members.length > 0 && (/^[A-Z]/.test(owner) || this.names.has(`${owner}.*`))) {
      return (this.names.has(`${owner}.*`) || this.word(owner)) && members.every((each) => this.word(each));
    }
    return this.word(name) || this.all.some((each) => each.startsWith(`${name}.`));
  }

  /** Returns whether a word is part of a known name, is a known file, or is the property of a getter. */
  private word(word: string): boolean {
    const has = (each: string) => this.segments.has(each) || this.names.has(each);
    const [, file = '', type = ''] = /^(.*)\.(\w+)$/.exec(word) ?? [];
    if (fileTypes.has(type) && !has(word)) {
      // If the sources contain a file with this name, only its extension is valid.
      return (
        (/^(<[^>]*>)?$/.test(file) || this.word(file)) &&
        ![...fileTypes].some((each) => has(`${file}.${each}`))
      );
    }
    const bare = word.replace(/<[^>]*>/g, '');
    const method = bare.charAt(0).toUpperCase() + bare.slice(1);
    return [word, bare, `get${method}`, `is${method}`].some(has);
  }
}

/** Matches placeholder names in samples: `mymod`, `mypack`, `my_stage`. */
const madeUp = /(^|[^a-z])my(mod|pack)?([^a-z]|$)/i;

/** Matches values that are not names: quest ids, colours, numbers with a unit, target selectors. */
const noName = /^([\d+-]|[0-9A-F]{6,}$|(AA)?RRGGBB|[A-Z]{3}$|@|&)/;

/**
 * Returns the names in inline code. If the code has several words, only those with `_.:/$`, in camel case or with a
 * call are names.
 */
function namesOf(code: string): string[] {
  const looks = (name: string) => /[_.:/$]|[a-z][A-Z]/.test(name);
  const whole = code.replace(/<([^>]*)>/g, (_, gap: string) => `<${gap.replace(/\W+/g, '_')}>`);
  const tokens = whole
    .split(/[\s,;(){}[\]="'|]+/)
    .map((token) => token.replace(/^([!#:…]|\.(?=\w))+|[.:!/*…]+$/g, ''));
  const called = new Set(Array.from(whole.matchAll(/(\w+)\(/g), ([, name = '']) => name));
  return tokens.filter(
    (token) =>
      /[A-Za-z]{2}/.test(token) &&
      !noName.test(token) &&
      (looks(token) || called.has(token) || tokens.length === 1),
  );
}

/** Returns the names in inline code that do not exist in a version. */
export function unknownIn(code: string, known: Known): string[] {
  return /^\/[a-z]/.test(code)
    ? known.command(code)
      ? []
      : [code]
    : namesOf(code).filter((name) => !known.name(name));
}
