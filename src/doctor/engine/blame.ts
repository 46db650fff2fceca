import type {ScannedFile} from './findings';
import {causeLine, unspecific, type TraceLine} from './scan';
import {unique} from './suspects';
import type {Hit} from './types';

/** Maximum number of lines between a cause and the line that reports the end of the game. */
export const beforeEnd = 60;

/** Returns the innermost exception of a trace, or the message in a crash report's section about a failed mod. */
export function exceptionIn(trace: readonly TraceLine[]): TraceLine | undefined {
  const last = (words: RegExp) => trace.filter(({text}) => words.test(text)).at(-1);
  return (
    last(/^\s*Exception message: (?!MISSING)/) ??
    last(causeLine) ??
    last(/^\s*[\w.$]+(?:Exception|Error): /) ??
    trace.find(({text}) => /^[^\s"]/.test(text))
  );
}

/** The exception and the mods that a trace points to. */
interface Blame {
  exception: TraceLine;
  mods: string[];
  /** Values for the placeholders in the rule's title, meaning and steps. */
  values: Record<string, string>;
}

/**
 * Finds the exception behind a hit and the mods whose code is in the stack trace: first the caller, then the owner
 * of the missing code. In the returned values, `suspect` is the first mod, `suspects` lists up to three mods,
 * `partner` is the owner or else the second mod, and `error` is the exception.
 */
export function blameOf(
  file: ScannedFile,
  {trace: at, line, text}: Hit,
  own: Readonly<Record<string, string>>,
): Blame {
  const isAtEnd = file.kind !== 'log' || line >= file.session.endedAt - beforeEnd;
  const end = isAtEnd ? file.trace : [];
  const nearest = file.traces.get(at) ?? file.traces.get(at + 1);
  const isTelling = nearest !== undefined && !unspecific.test(nearest[0]!.text);
  const told = isTelling ? file.mods.suspects(nearest) : undefined;
  const isNearest = told !== undefined && (told.near.length > 0 || end.length === 0);
  const trace = isNearest ? nearest! : end;
  const exception = exceptionIn(trace) ?? {line, text};
  const {owner, mod} = own;
  const {near: inTrace, far} = isNearest ? told : file.mods.suspects(end);
  const near =
    inTrace.length > 0 ? inTrace : file.mods.ofName(own.entity ?? own.block ?? own.what ?? own.name);
  const [caller, ...others] = unique([...(mod === undefined ? [] : [mod]), ...near]).filter(
    (one) => one !== owner,
  );
  const ownerMods = owner !== undefined && file.mods.isMod(owner) ? [owner] : [];
  const mods = unique([...(caller === undefined ? [] : [caller]), ...ownerMods, ...others, ...far]);
  const partner = owner ?? others[0];
  const error = /(?:^|[\s.:§])([A-Z]\w*(?:Exception|Error)\b.*)/.exec(exception.text)?.[1];
  const values = {
    ...(caller !== undefined && {suspect: caller}),
    ...(mods.length > 0 && {suspects: mods.slice(0, 3).join(', ')}),
    ...(partner !== undefined && {partner}),
    ...(error !== undefined && {error}),
  };
  return {exception, mods: trace.length > 0 ? mods.slice(0, 5) : [], values};
}
