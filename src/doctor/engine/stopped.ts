import type {Cleaner} from './clean';
import type {TraceLine} from './scan';
import type {Evidence, Stopped} from './types';

/** Lines of a trace that are shown: its beginning, and each cause with what follows it. */
const shownLines = 12;

/** Names in frames that are the game's, the loader's or Java's. */
const notMods = new Set(
  'minecraft neoforge forge fml fml_loader fmlcore fmlloader loader modlauncher bootstraplauncher securejarhandler java.base jdk.unsupported client server srg fabric-loader fabricloader quilt-loader quilt_loader mixin sponge-mixin knot authlib brigadier datafixerupper datafixerupper netty lwjgl joml guava earlydisplay eventbus bus mixinextras mixinextras.neoforge mixinextras.forge intermediary unknown'.split(
    ' ',
  ),
);

/** Mods by what stands in a frame: module of NeoForge, handler of a mixin, file of the jar. */
function modsIn(trace: readonly TraceLine[]): string[] {
  const names = new Set<string>();
  for (const {text} of trace) {
    const found = [
      /TRANSFORMER\/([\w.-]{2,60})@/.exec(text)?.[1],
      /(?:handler|redirect|modify|wrapOperation|modifyExpressionValue|localvar)\$\w{6,8}\$([a-z][\w-]{1,40})\$/.exec(
        text,
      )?.[1],
      /~?\[([\w.+ ()'-]{3,80}?)(?:-[\d][^\]]{0,60})?\.jar[^\]]{0,40}\]/.exec(text)?.[1],
      /\(Mod File: ([\w.+ -]{3,80}\.jar)/.exec(text)?.[1],
    ];
    for (const name of found) {
      if (name && !notMods.has(name.toLowerCase())) names.add(name);
    }
  }
  return [...names].slice(0, 8);
}

/** Where a file stopped and whose code stands there, for a log whose cause is not known. */
export function stoppedOf(
  file: string,
  last: TraceLine,
  trace: readonly TraceLine[],
  clean: Cleaner,
): Stopped {
  const asEvidence = ({line, text}: TraceLine): Evidence => ({
    file,
    line,
    text: clean(text.slice(0, 300)),
    start: 0,
    end: 0,
  });
  const causes = trace.flatMap(({text}, index) =>
    text.startsWith('Caused by') ? [index, index + 1, index + 2] : [],
  );
  const shown = new Set([0, 1, 2, 3, 4, 5, ...causes.slice(-6)]);
  return {
    file,
    last: asEvidence(last),
    trace: trace
      .filter((_, index) => shown.has(index))
      .slice(0, shownLines)
      .map(asEvidence),
    mods: modsIn(trace),
  };
}
