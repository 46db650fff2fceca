import type {RulePattern} from '../rules/rules';
import type {TraceLine} from './scan';

/** Lists of mods in logs and crash reports: what names a mod, its file and its id. */
export const modPatterns: readonly RulePattern[] = [
  // Crash reports of Forge since 1.14 and of NeoForge: file |name |id |version |…
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
  // Fabric and Quilt, while starting: - id version
  {anchor: '\t- ', source: '^\\t- (?<id>[a-z][\\w-]{1,60}) \\d'},
  // Crash reports of Fabric and Quilt: id: name version
  {anchor: '\t\t', source: '^\\t{2,3}(?<id>[a-z][\\w-]{1,60}): (?<name>[^:]{2,60}) \\d\\S{0,60}$'},
];

/** What a suspect is found by: lines in which a mod that guards the game names one. */
export const namedPattern: RulePattern = {
  anchor: 'Suspected Mod',
  source: 'Suspected Mods?: (?<mods>[^\\n]{2,300})',
};

/** A mod as a file lists it. */
interface Mod {
  id: string;
  name?: string;
  jar?: string;
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Ids of what is no mod: the game, loaders, Java, libraries. */
const notMods = new Set(
  'minecraft neoforge forge fml fmlloader fmlcore fmlearlydisplay fmlearlywindow earlydisplay loader modlauncher bootstraplauncher bootstrap securejarhandler javabase jdkunsupported client server srg fabricloader fabric fabricapi fabricapibase quiltloader mixin spongemixin knot authlib forgewrapper newlaunch brigadier datafixerupper netty lwjgl lwjglopengl joml guava gson log4j eventbus bus coremods accesstransformers mixinextras mixinextrasneoforge mixinextrasforge intermediary unknown java mcp app launchwrapper asm oshicore fastutil commonslang3 nightconfig toml core javafmllanguage lowcodelanguage mclanguage kotlinforforge scriptengine rhino unsafe openjdk httpclient joptsimple bukkit spigot paper fmlmod mcpmod'.split(
    ' ',
  ),
);

/** Beginnings of packages that are the game's, a loader's, Java's or a library's. */
const notPackages =
  /^(?:java|javax|jdk|sun|com\.sun|kotlin|kotlinx|scala|groovy|net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc\.(?:loader|mapping|tinyremapper|fabric|api)|org\.quiltmc\.(?:loader|qsl)|org\.spongepowered|org\.lwjgl|io\.netty|com\.google|org\.apache|it\.unimi|joptsimple|oshi|org\.objectweb|com\.electronwill|org\.joml|com\.llamalad7|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|co\.aikar|paulscode|org\.slf4j|com\.ibm|org\.prismlauncher|org\.multimc|net\.md_5|org\.antlr|org\.yaml|com\.zaxxer|reactor|okhttp3|okio|jline|org\.jline|optifine\.(?:InternalUtil)|org\.openjdk|javafx|org\.graalvm|dev\.latvian\.mods\.rhino|com\.netease\.mc\.core|net\.java|com\.fasterxml|org\.eclipse|oolloo|authlibinjector|moe\.yushi|io\.github\.zekerzhayard|net\.kdt|com\.github\.benmanes|com\.jcraft)\b/;

/** Parts of a package that say nothing about whose it is. */
const generic = new Set(
  'com net org io dev me de fr ru cn uk eu xyz gg tv co team github gitlab mods mod minecraft forge fabric neoforge quilt common core client server api impl mixin mixins util utils main base lib internal init mcreator world entity block item network event events config content loader platform tiles tile tileentity tileentities items blocks registry handlers handler proxy gui guis procedures commands'.split(
    ' ',
  ),
);

/** The mods of a file by what a trace may call them. */
export class ModList {
  private readonly byKey = new Map<string, Mod>();
  /** What a line names as suspected. */
  private readonly named: string[] = [];

  /** Takes a line of a list of mods, as the groups of `modPatterns` give it. */
  take({id = '', name, jar}: Record<string, string | undefined>): void {
    const key = plain(id);
    if (key.length < 2 || notMods.has(key) || this.byKey.size > 1500) return;
    const mod = {id, name: name?.trim(), jar: jar?.trim()};
    const known = this.byKey.get(key);
    if (!known || (!known.name && mod.name)) this.byKey.set(key, mod);
    if (mod.jar) this.byKey.set(plain(fileName(mod.jar)), mod);
  }

  /** Takes `Name (id), Name (id)` of a line "Suspected Mods". */
  takeNamed(mods: string): void {
    if (/^(?:none|unknown)/i.test(mods)) return;
    for (const one of mods.split(/[,;]\s*/).slice(0, 6)) {
      const name = /^(.{2,60}?)(?:\s*\(.*)?$/.exec(one.trim())?.[1];
      if (name && !notMods.has(plain(name)) && !this.named.includes(name)) this.named.push(name);
    }
  }

  /** Mods whose code or file stands in a trace, the nearest first, by the names that people know them by. */
  suspects(trace: readonly TraceLine[]): string[] {
    const found = new Set<string>(this.named);
    const isCrashOf = trace.map(({text}) => this.inLine(text));
    isCrashOf.flat().forEach((name) => found.add(name));
    return [...found].slice(0, 5);
  }

  private inLine(text: string): string[] {
    const mixin =
      /[#\s[:]([a-z][\w-]{1,40})(?:[.-][\w.-]{0,40})?\.mixins?\.json|mixins\.([a-z][\w-]{1,40})\.json/.exec(
        text,
      );
    const fromFile = mixin?.[1] ?? mixin?.[2];
    const provider =
      /provided by '([\w-]{2,60})'|from mod ([\w-]{2,60})\]|Mod File: \S{0,200}[\\/]([\w.+ -]{3,80}\.jar)/.exec(
        text,
      );
    const direct = [
      /(?:TRANSFORMER|GAME)\/([\w.-]{2,60})@/.exec(text)?.[1],
      /(?:handler|redirect|modify|wrapOperation|wrapWithCondition|modifyExpressionValue|modifyReturnValue|modifyArg|modifyArgs|modifyVariable|localvar|constant|md\w{5,8})\$\w{5,8}\$([a-z][\w-]{1,40})\$/.exec(
        text,
      )?.[1],
      provider?.[1] ?? provider?.[2] ?? provider?.[3],
      fromFile === 'mixins' ? undefined : fromFile,
    ];
    const isFrame = text.startsWith('at ', 1) || text.startsWith('at ');
    if (isFrame) {
      direct.push(
        // [file-1.0.jar%23200!/:1.0], or [id:version] of Forge 1.16
        /~?\[([\w.+ ()'-]{3,80}?\.jar)[^\]]{0,60}\]/.exec(text)?.[1] ??
          /~?\[([a-z][\w-]{1,40}):\d[^\]]{0,40}\]/.exec(text)?.[1],
      );
    }
    const names = direct.flatMap((one) => (one === undefined ? [] : this.nameOf(one)));
    if (names.length > 0 || !isFrame) return names;
    const path = /^\s*at (?:[\w.-]+\/{1,2})?(?:[\w.-]+@[\w.-]+\/)?([\w$.]+)\.[\w$<>]+\(/.exec(text)?.[1];
    return path === undefined ? [] : this.ofPackage(path);
  }

  /** The name of a mod by its id or file; none for what is no mod. */
  private nameOf(idOrFile: string): string[] {
    const file = fileName(idOrFile);
    const key = plain(file);
    if (key.length < 2 || notMods.has(key) || /^[\d.]+$/.test(file) || library.test(file)) return [];
    const mod = this.byKey.get(key) ?? this.byKey.get(plain(idOrFile));
    return [mod?.name ?? (mod && mod.id !== file ? mod.id : file)];
  }

  /** Whose a class is, by the parts of its package. */
  private ofPackage(path: string): string[] {
    if (notPackages.test(path) || !path.includes('.')) return [];
    const parts = path.split('.').slice(0, -1);
    const own = parts.filter((part) => !generic.has(part.toLowerCase()) && part.length > 1);
    for (const part of own) {
      const mod = this.byKey.get(plain(part));
      if (mod) return [mod.name ?? mod.id];
    }
    for (const part of own.filter(({length}) => length >= 5)) {
      for (const [key, mod] of this.byKey) {
        if (key.startsWith(plain(part)) || (key.length >= 5 && plain(part).startsWith(key))) {
          return [mod.name ?? mod.id];
        }
      }
    }
    // The first is mostly the author's name, the second the mod's.
    const shown = own[1] ?? own[0];
    return shown === undefined || shown.length < 3 || notMods.has(plain(shown)) ? [] : [shown];
  }
}

/** A file's name without its ending and version: `create-1.20.1-0.5.1.f.jar` is `create`. */
const fileName = (file: string) =>
  file.replace(/\.jar.*$/, '').replace(/[-_+ ](?:mc|v|forge|fabric|neoforge)?[-_]?\d.*$/i, '');

/** Files of the game, the loader and libraries. */
const library =
  /^(?:client|server|forge|neoforge|fml|modlauncher|bootstraplauncher|securejarhandler|eventbus|bus|launchwrapper|fabric-loader|fabric-loom|sponge-mixin|mixin|authlib|brigadier|datafixerupper|netty|guava|gson|log4j|lwjgl|joml|fastutil|commons|oshi|jopt|asm|core|intermediary|minecraft|patchy|blocklist|rt|httpclient|httpcore|icu4j|jna|accesstransformers|spongepowered|kotlin|terminalconsole|slf4j)(?:[-_.]|$)/i;
