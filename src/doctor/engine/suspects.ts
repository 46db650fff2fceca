import type {RulePattern} from '../rules/rules';
import {causeLine, type TraceLine} from './scan';

/** Patterns for the mod lists in logs and crash reports. The groups capture the id, name and JAR file of a mod. */
export const modPatterns: readonly RulePattern[] = [
  // Crash reports of NeoForge, and of Forge for 1.14 and newer: file |name |id |version |…
  {
    anchor: '|Manifest: ',
    source: '^\\s*(?<jar>[^|]{1,100}?) *\\|(?<name>[^|]{1,60}?) *\\|(?<id>[\\w.-]{2,60}) *\\|',
  },
  // Forge for 1.12: | states | id | version | file |
  {
    anchor: '| LC',
    source: '\\| LC\\w* *\\| (?<id>[\\w.-]{2,60}) *\\| [^|]{1,60}\\| (?<jar>[^|]{3,100}?\\.jar)',
  },
  {
    anchor: '| UC',
    source: '\\| UC\\w* *\\| (?<id>[\\w.-]{2,60}) *\\| [^|]{1,60}\\| (?<jar>[^|]{3,100}?\\.jar)',
  },
  // Forge for 1.7 to 1.11: states id{version} [name] (file)
  {
    anchor: '} [',
    source:
      '\\s(?<id>[\\w|.-]{2,60})\\{[^}]{0,60}\\} \\[(?<name>[^\\]]{1,60})\\] \\((?<jar>[^)]{3,100}?\\.jar)',
  },
  // Fabric and Quilt at startup: - id version
  {anchor: '\t- ', source: '^\\t- (?<id>[a-z][\\w-]{1,60}) \\d'},
  // Crash reports of Fabric and Quilt: id: name version
  {anchor: '\t\t', source: '^\\t{2,3}(?<id>[a-z][\\w-]{1,60}): (?<name>[^:]{2,60}) \\d\\S{0,60}$'},
];

/** Patterns for the lines in which Forge, or a mod that extends crash reports, blames a mod for the crash. */
export const namedPatterns: readonly RulePattern[] = [
  {anchor: 'Suspected Mod', source: 'Suspected Mods?: (?<mods>[^\\n]{2,300})'},
  {anchor: 'Failure message: ', source: 'Failure message: (?<mods>[^(]{2,60}\\([\\w.-]{2,60}\\)) '},
  {anchor: 'Caught exception from ', source: 'Caught exception from (?<mods>[^(]{2,60}\\([\\w.-]{2,60}\\))'},
  {anchor: 'Failed to create mod instance. ModID: ', source: 'ModID: (?<mods>[\\w-]{2,60})'},
  {anchor: 'Failure message: Mod ', source: 'Failure message: Mod (?<mods>[\\w-]{2,60}) '},
];

/** An entry of a mod list. */
interface Mod {
  id: string;
  name?: string;
  jar?: string;
}

/** Ids of the modules of Fabric API. */
const fabricApi = /^fabric-.+-v\d+$/;

/** Matches names of mods that rarely cause a crash: libraries, and mods that only monitor the game or speed it up. */
const libraryName =
  /(?:lib|library|api|architectury)$|^(?:modern ?fix|not ?enough ?crashes|crash ?assistant|spark|neruina|ferritecore|observable|cleanroom|mixinbooter|foamfix|vanillafix)\b/i;

const isFrame = (text: string) => /^\s*at /.test(text);

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Removes names that differ from an earlier name only in punctuation or capitalization. */
export const unique = (names: readonly string[]) => {
  const keys = names.map(plain);
  return names.filter((_, index) => keys.indexOf(keys[index]!) === index);
};

/** Ids in mod lists and stack traces that belong to the game, the loaders, Java or libraries. */
const notMods = new Set(
  'minecraft minecraftforge neoforge forge fml fmlloader fmlcore fmlearlydisplay fmlearlywindow earlydisplay loader modlauncher bootstraplauncher bootstrap securejarhandler javabase jdkunsupported client server srg fabricloader fabric fabricapi fabricapibase quiltloader mixin spongemixin knot authlib forgewrapper newlaunch brigadier datafixerupper netty lwjgl lwjglopengl joml guava gson log4j eventbus bus coremods accesstransformers mixinextras mixinextrasneoforge mixinextrasforge intermediary unknown java mcp app launchwrapper asm oshicore fastutil commonslang3 nightconfig toml core javafmllanguage lowcodelanguage mclanguage kotlinforforge scriptengine rhino unsafe openjdk httpclient joptsimple bukkit spigot paper fmlmod mcpmod'.split(
    ' ',
  ),
);

/** Packages of the game, loaders, Java and libraries. */
const notPackages =
  /^(?:java|javax|jdk|sun|com\.sun|kotlin|kotlinx|scala|groovy|net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc\.(?:loader|mapping|tinyremapper|fabric|api)|org\.quiltmc\.(?:loader|qsl)|org\.spongepowered|org\.lwjgl|io\.netty|com\.google|org\.apache|it\.unimi|joptsimple|oshi|org\.objectweb|com\.electronwill|org\.joml|com\.llamalad7|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|co\.aikar|paulscode|org\.slf4j|com\.ibm|org\.prismlauncher|org\.multimc|net\.md_5|org\.antlr|org\.yaml|com\.zaxxer|reactor|okhttp3|okio|jline|org\.jline|optifine\.(?:InternalUtil)|org\.openjdk|javafx|org\.graalvm|dev\.latvian\.mods\.rhino|com\.netease\.mc\.core|net\.java|com\.fasterxml|org\.eclipse|io\.ktor|oolloo|authlibinjector|moe\.yushi|io\.github\.zekerzhayard|net\.kdt|com\.github\.benmanes|com\.jcraft)\b/;

/** Parts of a package name that do not identify a mod. */
const generic = new Set(
  'com net org io dev me de fr ru cn uk eu xyz gg tv co team github gitlab mods mod minecraft forge fabric neoforge quilt common core client server api impl mixin mixins util utils main base lib internal init mcreator world entity block item network event events config content loader platform tiles tile tileentity tileentities items blocks registry handlers handler proxy gui guis procedures commands transform transformer transformers asm coremod coremods plugin plugins render renderer rendering model models screen screens widget recipe recipes crafting packet packets integration compat data entities worldgen gen generation dimension biome features feature structure structures command capability capabilities machine machines engine library service services system systems shared app boot bootstrap java kotlin armor tools extras misc'.split(
    ' ',
  ),
);

/** The mods that a log lists, by id and by JAR file name. */
export class ModList {
  private readonly byKey = new Map<string, Mod>();
  /** Names from lines that match `namedPatterns`. */
  private readonly named: string[] = [];

  /** @param owners names of mods and libraries by package prefix */
  constructor(private readonly owners: Readonly<Record<string, string>> = {}) {}

  /** Adds a mod from the captured groups of one of `modPatterns`. */
  take({id = '', name, jar}: Record<string, string | undefined>): void {
    const key = plain(id);
    if (key.length < 2 || notMods.has(key) || fabricApi.test(id) || this.byKey.size > 1500) return;
    const ofJar = jar === undefined ? '' : fileName(jar.trim());
    // Forge for 1.12 lists no mod names. The file name is used instead, because its capitalization is usually right.
    const mod = {
      id,
      name: name?.trim() ?? (plain(ofJar) === key ? ofJar.replaceAll('+', ' ') : undefined),
      jar: jar?.trim(),
    };
    const known = this.byKey.get(key);
    if (!known || (!known.name && mod.name)) this.byKey.set(key, mod);
    if (mod.jar) this.byKey.set(plain(fileName(mod.jar)), mod);
  }

  /** Adds the mods of a "Suspected Mods" line, such as `Name (id), Name (id)`. */
  takeNamed(mods: string): void {
    if (/^(?:none|unknown)/i.test(mods)) return;
    for (const one of mods.split(/[,;]\s*/).slice(0, 6)) {
      const [, name, id] = /^(.{2,60}?)(?:\s*\(([\w.-]*).*)?$/.exec(one.trim()) ?? [];
      if (name && id && !this.byKey.has(plain(id))) this.take({id, name});
      if (name && !notMods.has(plain(name)) && !this.named.includes(name)) this.named.push(name);
    }
  }

  /** Returns whether a name belongs to a mod rather than to the game, a loader or a library. */
  isMod(name: string): boolean {
    return !/^(?:a|the) /i.test(name) && !notMods.has(plain(name));
  }

  /** Returns the mod to which a registry name such as `lamp:oil` belongs, if the log lists that mod. */
  ofName(name = ''): string[] {
    const mod = this.byKey.get(plain(name.split(':')[0]!));
    return name.includes(':') && mod ? [mod.name ?? mod.id] : [];
  }

  /** Returns the name of the listed mod with this id, or the id unchanged if the log lists no such mod. */
  realName(id: string): string {
    return /[A-Z ]/.test(id) ? id : (this.byKey.get(plain(id))?.name ?? id);
  }

  /**
   * Returns the names of mods whose code or file is in a stack trace, most likely cause first. `near` contains the
   * owners of failed mixins, then mods that the log itself blames, then mods in the innermost cause, then
   * libraries. `far` contains mods that have only changed a class in the trace.
   */
  suspects(trace: readonly TraceLine[]): {near: string[]; far: string[]} {
    const causes: TraceLine[][] = [[]];
    for (const line of trace) {
      if (causeLine.test(line.text)) causes.push([]);
      causes.at(-1)!.push(line);
    }
    const texts = causes
      .reverse()
      .flat()
      .map(({text}) => text);
    const blamed = [
      ...this.named.map((name) => this.realName(name)),
      ...texts.flatMap((text) => this.inLine(text)),
    ];
    const near = unique([
      ...texts.flatMap((text) => (isFrame(text) ? [] : this.ofMixins(text))),
      ...blamed.filter((name) => !libraryName.test(name)),
      ...blamed,
    ]);
    const all = unique([...near, ...texts.flatMap((text) => (isFrame(text) ? this.mixedInto(text) : []))]);
    return {near: near.slice(0, 5), far: all.slice(near.length, near.length + 2)};
  }

  /**
   * Returns the mod or library that a class or method belongs to, based on the known packages or the log's mod
   * list.
   * @param code a class or method as in a log: `com/simibubi/create/Foo`, `'void com.simibubi.create.Foo.bar(int)'`
   */
  ownerOf(code: string): string | undefined {
    const path = /(?:[a-z_]\w*[./])+[\w$]+/i.exec(code.split('(')[0]!.split(' ').at(-1) ?? '')?.[0] ?? '';
    const parts = path.replace(/\//g, '.').split('.');
    return this.knownFor(parts) ?? this.ofPackage(parts.join('.'))[0];
  }

  /** Returns the mod or library in `owners` that a package belongs to. */
  private knownFor(parts: readonly string[]): string | undefined {
    for (let length = parts.length; length > 0; length -= 1) {
      const known = this.owners[parts.slice(0, length).join('.')];
      if (known) return known;
    }
    return undefined;
  }

  /** Returns the listed mod that a package belongs to. */
  private listedFor(parts: readonly string[]): string | undefined {
    const own = parts.filter((part) => !generic.has(part.toLowerCase()) && part.length > 1);
    const mod = own.map((part) => this.byKey.get(plain(part))).find((each) => each !== undefined);
    return mod && (mod.name ?? mod.id);
  }

  /** Returns the mods whose mixin configuration files appear in a line. */
  private ofMixins(text: string): string[] {
    const mixin =
      /[#\s[:/]([a-z][\w-]{1,40})(?:\.[\w.-]{0,40})?[._-]mixins?\.json|mixins?\.([a-z][\w-]{1,40})(?:\.[\w.-]{0,40})?\.json/.exec(
        text,
      );
    const file = mixin?.[1] ?? mixin?.[2];
    return file === undefined || file === 'mixins'
      ? []
      : this.nameOf(file.replace(/-(?:common|forge|fabric|neoforge)$/, ''));
  }

  /** Returns the mods whose mixins changed the class of a stack frame: `{pl:mixin:APP:lamp.mixins.json:…}`. */
  private mixedInto(text: string): string[] {
    return text.includes(':mixin:') ? this.ofMixins(text) : [];
  }

  private inLine(text: string): string[] {
    const provider =
      /provided by '([\w-]{2,60})'|from mod ([\w-]{2,60})|Mod File: (?:.{0,200}[\\/])?([\w.+ -]{3,80}\.jar)/.exec(
        text.includes(':mixin:') ? '' : text,
      );
    const direct = [
      /(?:TRANSFORMER|GAME)\/([\w.-]{2,60})@/.exec(text)?.[1],
      /(?:handler|redirect|modify|wrapOperation|wrapWithCondition|modifyExpressionValue|modifyReturnValue|modifyArg|modifyArgs|modifyVariable|localvar|constant|md\w{5,8})\$\w{5,8}\$([a-z][\w-]{1,40})\$/.exec(
        text,
      )?.[1],
      provider?.[1] ?? provider?.[2] ?? provider?.[3],
    ];
    if (isFrame(text)) {
      direct.push(
        // `[file-1.0.jar%23200!/:1.0]`, or `[id:version]` in Forge 1.16
        /~?\[([\w.+ ()'-]{3,80}?\.jar)[^\]]{0,60}\]/.exec(text)?.[1] ??
          /~?\[([a-z][\w-]{1,40}):\d[^\]]{0,40}\]/.exec(text)?.[1],
      );
    }
    const names = direct.flatMap((one) => (one === undefined ? [] : this.nameOf(one)));
    if (names.length > 0 || !isFrame(text)) return names;
    const path = /^\s*at (?:[\w.-]+\/{1,2})?(?:[\w.-]+@[\w.+-]+\/)?([\w$.]+)\.[\w$<>]+\(/.exec(text)?.[1];
    return path === undefined ? [] : this.ofPackage(path);
  }

  /** Returns the name of the mod with this id or file name, or an empty list for the game, loaders and libraries. */
  private nameOf(idOrFile: string): string[] {
    const file = fileName(idOrFile);
    const key = plain(file);
    if (
      key.length < 2 ||
      notMods.has(key) ||
      fabricApi.test(idOrFile) ||
      /^[\d.]+$/.test(file) ||
      library.test(file)
    ) {
      return [];
    }
    const mod = this.byKey.get(key) ?? this.byKey.get(plain(idOrFile));
    return [mod?.name ?? (mod && mod.id !== file ? mod.id : file)];
  }

  /** Returns the mod that a class belongs to, based on its package. */
  private ofPackage(path: string): string[] {
    if (notPackages.test(path) || !path.includes('.')) return [];
    const parts = path.split('.').slice(0, -1);
    const listed = this.listedFor(parts);
    if (listed !== undefined) return [listed];
    const known = this.knownFor(parts);
    if (known !== undefined) return this.isMod(known) ? [known] : [];
    const own = parts.filter((part) => !generic.has(part.toLowerCase()) && part.length > 1);
    const keys = [...this.byKey.keys()];
    for (const part of own.map(plain).filter(({length}) => length >= 4)) {
      const begins =
        part.length >= 5
          ? keys.find((key) => key.startsWith(part) || (key.length >= 5 && part.startsWith(key)))
          : undefined;
      const ends = keys.filter((key) => key.endsWith(part));
      const mod = this.byKey.get(begins ?? (ends.length === 1 ? ends[0]! : ''));
      if (mod) return [mod.name ?? mod.id];
    }
    // In most packages, the name of the mod follows the name of its author.
    const shown = own[1] ?? own[0];
    return shown === undefined || shown.length < 3 || notMods.has(plain(shown)) ? [] : [shown];
  }
}

/** Removes the extension and version from a file name: `create-1.20.1-0.5.1.f.jar` becomes `create`. */
const fileName = (file: string) =>
  file.replace(/\.jar.*$/, '').replace(/[-_+ ](?:mc|v|forge|fabric|neoforge)?[-_]?\d.*$/i, '');

/** JAR file names of the game, loaders and libraries. */
const library =
  /^(?:client|server|forge|neoforge|fml|modlauncher|bootstraplauncher|securejarhandler|eventbus|bus|launchwrapper|fabric-loader|fabric-loom|sponge-mixin|mixin|authlib|brigadier|datafixerupper|netty|guava|gson|log4j|lwjgl|joml|fastutil|commons|oshi|jopt|asm|core|intermediary|minecraft|patchy|blocklist|rt|httpclient|httpcore|icu4j|jna|accesstransformers|spongepowered|kotlin|terminalconsole|slf4j)(?:[-_.]|$)/i;
