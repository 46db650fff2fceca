import type {LogKind} from '../../data/schema/diagnoses';
import {fill} from '../../lib/gaps';
import type {Rule, RulePattern, Rules} from '../rules/rules';
import {beforeEnd, blameOf, exceptionIn} from './blame';
import type {Cleaner} from './clean';
import type {Found, TraceLine} from './scan';
import type {Outcome, Session} from './session';
import type {ModList} from './suspects';
import type {JavaMismatch} from './summary';
import type {Evidence, Finding, Hit} from './types';

/** The result of scanning one file. */
export interface ScannedFile {
  name: string;
  kind: LogKind;
  found: readonly (Found | undefined)[];
  session: Session;
  outcome: Outcome;
  mods: ModList;
  /** Set if the Java version does not fit the Minecraft version. */
  java?: JavaMismatch & {hit: Hit};
  /** The stack trace of the error that ended the game, or else the last stack trace. */
  trace: readonly TraceLine[];
  /** Stack traces that contain a match of a rule's pattern, keyed by the number of their first line. */
  traces: ReadonlyMap<number, readonly TraceLine[]>;
}

/** Maximum number of quoted lines in a finding. */
const quoted = 6;
/** Maximum number of additional titles in a finding. */
const listed = 20;
/** Maximum length of a quoted line in characters. */
const shownText = 400;
/** Maximum length of a placeholder's value in characters. */
const shownValue = 90;

type Placed = Hit & {file: number};
type Severity = Rule['severity'];
interface Case {
  rule: Rule;
  severity: Severity;
  place?: 'survived' | 'player';
  hits: Placed[];
  count: number;
}

const severities = ['error', 'warning', 'note'];
const confidences = ['certain', 'likely', 'possible'];

/**
 * Shortens a value for use in a sentence. Cuts off the beginning of a long path, because the end is more informative.
 */
function shortened(value: string): string {
  if (value.length <= shownValue) return value;
  return /^(?:[A-Z]:|~)?[\\/]/.test(value)
    ? `…${value.slice(-shownValue)}`
    : `${value.slice(0, shownValue)}…`;
}

/** Returns the captured groups of a match, without control characters in their values. */
function valuesOf(groups: Record<string, string | undefined> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, shortened(value.replace(/\p{C}/gu, '').trim())]],
    ),
  );
}

/** Returns the hits of a pattern whose surrounding lines meet the pattern's context conditions. */
function validHits(number: number, patterns: readonly RulePattern[], found: ScannedFile['found']) {
  const {context} = patterns[number]!;
  const {hits, lines, count} = found[number] ?? {hits: [], lines: [], count: 0};
  if (!context) return {hits, count};
  const fits = (line: number) =>
    context.every(([kind, other, within]) => {
      const from = kind === 'before' || kind === 'notFollowedBy' ? line : line - within;
      const to = kind === 'after' ? line : line + within;
      const {lines: others = [], last = -Infinity} = found[other] ?? {};
      const stands = others.some((each) => each >= from && each <= to) || (last >= from && last <= to);
      return stands !== (kind === 'without' || kind === 'notFollowedBy');
    });
  return {hits: hits.filter(({line}) => fits(line)), count: lines.filter(fits).length};
}

/** Returns the hits of a rule in one file, ordered by line, or undefined if the rule does not apply. */
function caseIn(rule: Rule, file: ScannedFile, fileNumber: number, {patterns}: Rules): Case | undefined {
  if (rule.in && !rule.in.includes(file.kind)) return undefined;
  const look = (number: number) => validHits(number, patterns, file.found);
  const any = rule.any.map(look);
  const isMet =
    any.some(({hits}) => hits.length > 0) && !(rule.not ?? []).some((number) => look(number).hits.length > 0);
  if (!isMet) return undefined;
  const byLine = new Map<number, Placed>();
  for (const hit of any.flatMap(({hits}) => hits)) {
    // Skip log messages in which the program left a placeholder such as `{0}` unfilled.
    if (Object.values(hit.groups ?? {}).some((value) => /^\{\d\}/.test(value ?? ''))) continue;
    const before = byLine.get(hit.line);
    if (!before || (hit.groups && !before.groups)) byLine.set(hit.line, {...hit, file: fileNumber});
  }
  const all = [...byLine.values()].sort((a, b) => a.line - b.line);
  if (all.length === 0) return undefined;
  const hits = all.filter(({line}) => !isSurvived(rule, line, file));
  const counts = any.map(({count}) => count);
  // If some hits were rejected, their number is exact. Otherwise the counts are used, because the scan keeps only
  // some of the matching lines.
  const count = hits.length < all.length ? hits.length : Math.max(all.length, ...counts);
  if (hits.length === 0) {
    return {rule, severity: 'note', place: 'survived', hits: all, count: Math.max(all.length, ...counts)};
  }
  return {rule, hits, count, ...placeOf(rule, file)};
}

/** Returns whether the game continued after an error, so that the error did not end it. */
function isSurvived(
  {stops, lasts, severity}: Rule,
  line: number,
  {kind, session, outcome}: ScannedFile,
): boolean {
  if (kind !== 'log' || severity === 'note') return false;
  if (lasts && (outcome === 'crashed' || outcome === 'froze')) return false;
  return session.isSurvived(line, stops, outcome);
}

/**
 * Returns the severity of a case in one file, and whether it affects only one player: on a server that keeps
 * running, a refused connection does.
 */
function placeOf(
  {severity, stops}: Rule,
  {kind, session, outcome}: ScannedFile,
): Pick<Case, 'severity' | 'place'> {
  const goesOn = kind === 'log' && (outcome === 'ended' || outcome === 'running');
  if (severity !== 'error' || !goesOn) return {severity};
  if (stops === 'connection' && session.isServer) return {severity: 'warning', place: 'player'};
  return {severity: stops === 'part' ? 'warning' : severity};
}

/** Returns whether all hits of a case are far above the line at which the game failed. */
const isEarly = ({hits}: Case, files: readonly ScannedFile[]) =>
  hits.every(({line, file}) => line < files[file]!.session.endedAt - beforeEnd);

/**
 * Compares two cases by severity, then confidence, then depth in the same stack trace, then line number. Lowers the
 * confidence of an error far above the end of the game by two levels, because it probably did not end the game.
 */
function compare(a: Case, b: Case, files: readonly ScannedFile[]): number {
  const doubt = (one: Case) => confidences.indexOf(one.rule.confidence) + (isEarly(one, files) ? 2 : 0);
  const [first, second] = [a.hits[0]!, b.hits[0]!];
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    doubt(a) - doubt(b) ||
    Number(isEarly(a, files)) - Number(isEarly(b, files)) ||
    first.file - second.file ||
    first.trace - second.trace ||
    second.depth - first.depth ||
    first.line - second.line
  );
}

function quote(
  {text, start, end, line}: Pick<Hit, 'text' | 'start' | 'end' | 'line'>,
  file: string,
  clean: Cleaner,
): Evidence {
  const from = Math.max(0, Math.min(start - 80, text.length - shownText));
  const parts = [text.slice(from, start), text.slice(start, end), text.slice(end, from + shownText)].map(
    clean,
  );
  const [before = '', fits = '', after = ''] = parts;
  const lead = from > 0 ? '…' : '';
  return {
    file,
    line,
    text: lead + before + fits + after + (from + shownText < text.length ? '…' : ''),
    start: lead.length + before.length,
    end: lead.length + before.length + fits.length,
  };
}

/**
 * Returns the captured groups of a hit, with mod ids replaced by names. If there is a group `code`, adds `owner`,
 * the mod or library that contains this code.
 */
function groupsOf({groups = {}, file}: Placed, files: readonly ScannedFile[]): Record<string, string> {
  const {mods} = files[file]!;
  const owner = groups.code === undefined ? undefined : mods.ownerOf(groups.code);
  const mod = groups.mod?.trim();
  return {
    ...groups,
    ...(mod !== undefined && {mod: mods.realName(mod)}),
    ...(owner !== undefined && {owner}),
  };
}

function findingOf(one: Case, files: readonly ScannedFile[], clean: Cleaner): Finding {
  const {rule, hits, count, severity, place} = one;
  const {id, confidence, page, title, means, steps} = rule;
  const isShown = confidence !== 'certain' || [title, means, ...steps].join().includes('{suspect');
  const named = hits.filter(({groups}) => groups).map((hit) => groupsOf(hit, files));
  // If several lines provide the same value, the first line wins.
  const own = Object.assign({}, ...[...named].reverse()) as Record<string, string>;
  const blame = severity === 'error' ? blameOf(files[hits[0]!.file]!, hits[0]!, own) : undefined;
  const values = valuesOf({...blame?.values, ...own});
  const filled = fill(title, values);
  const others = named.map((groups) => fill(title, {...values, ...valuesOf(groups)}));
  return {
    ...{id, severity, confidence, page, title: clean(filled), count},
    means: clean(fill(means, values)),
    steps: steps.map((step) => clean(fill(step, values))),
    lines: hits.slice(0, quoted).map((hit) => quote(hit, files[hit.file]!.name, clean)),
    also: [...new Set(others)]
      .filter((other) => other !== filled)
      .slice(0, listed)
      .map(clean),
    written: {title, means, steps},
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value)])),
    ...(place && {[place]: true as const}),
    ...(blame &&
      blame.mods.length > 0 &&
      isShown && {
        suspects: {
          exception: quote({...blame.exception, start: 0, end: 0}, files[hits[0]!.file]!.name, clean),
          mods: blame.mods.map(clean),
        },
      }),
  };
}

/** Returns the case of the derived rule `suspects`: a mod whose code is in the trace that ended the game. */
function suspectCase(rule: Rule, files: readonly ScannedFile[]): Case | undefined {
  const kinds = ['crash', 'hs_err', 'log'];
  const placed = files
    .map((file, number) => ({file, number}))
    .filter(({file: {outcome, trace}}) => trace.length > 0 && stops.has(outcome))
    .sort((a, b) => kinds.indexOf(a.file.kind) - kinds.indexOf(b.file.kind));
  for (const {file, number} of placed) {
    const {near, far} = file.mods.suspects(file.trace);
    const [mod] = [...near, ...far];
    const exception = exceptionIn(file.trace);
    if (mod === undefined || !exception) continue;
    const {line, text} = exception;
    const name = /([\w$]+(?:Exception|Error|Throwable))\b/.exec(text)?.[1] ?? 'an error';
    const hit = {
      line,
      text,
      start: 0,
      end: text.length,
      groups: {mod, exception: name},
      trace: file.trace[0]!.line,
    };
    return {rule, severity: rule.severity, hits: [{...hit, depth: 0, file: number}], count: 1};
  }
  return undefined;
}

/** Returns the case of a derived rule about a wrong Java version, if the game failed. */
function javaCase(rule: Rule, files: readonly ScannedFile[]): Case | undefined {
  for (const [number, {java, outcome}] of files.entries()) {
    if (java?.is !== rule.derived || !java || !stops.has(outcome)) continue;
    const groups = {java: String(java.java), wanted: String(java.wanted), minecraft: java.minecraft};
    return {rule, severity: rule.severity, hits: [{...java.hit, groups, file: number}], count: 1};
  }
  return undefined;
}

/** Outcomes in which the error of the last trace may have ended the game. */
const stops = new Set<Outcome>(['not-started', 'loading', 'crashed', 'froze', 'part', 'no-log']);

/**
 * Merges the cases of a rule from all files. An error that ended a game takes precedence over the same error in a
 * game that survived it.
 */
function caseOf(rule: Rule, files: readonly ScannedFile[], rules: Rules): Case | undefined {
  const perFile = files.flatMap((file, number) => caseIn(rule, file, number, rules) ?? []);
  const [gravest] = [...perFile].sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      Number(!!a.place) - Number(!!b.place),
  );
  if (!gravest) return undefined;
  const same = perFile.filter(
    ({severity, place}) => severity === gravest.severity && place === gravest.place,
  );
  return {
    ...gravest,
    hits: same.flatMap(({hits}) => hits),
    count: same.reduce((sum, {count}) => sum + count, 0),
  };
}

/**
 * Returns all findings: causes before their consequences, and the most severe findings first.
 * @param clean removes personal data from quoted text
 */
export function findingsOf(files: readonly ScannedFile[], rules: Rules, clean: Cleaner): Finding[] {
  const cases = rules.rules.flatMap((rule) => {
    const isJava = rule.derived === 'java-old' || rule.derived === 'java-new';
    return (isJava ? javaCase(rule, files) : caseOf(rule, files, rules)) ?? [];
  });
  if (!cases.some(({severity}) => severity === 'error')) {
    const unknown = rules.rules.filter(({derived}) => derived === 'suspects');
    cases.push(...unknown.flatMap((rule) => suspectCase(rule, files) ?? []));
  }
  const isNote = ({severity}: Case) => severity === 'note';
  const byPlace = (a: Case, b: Case) => compare(a, b, files);
  const causes = new Map<string, Case>();
  for (const one of cases
    .filter((each) => !isNote(each) && !(each.rule.confidence === 'possible' && isEarly(each, files)))
    .sort(byPlace)
    .reverse()) {
    one.rule.hides?.forEach((hidden) => causes.set(hidden, one));
  }
  const isHidden = ({rule}: Case) => {
    const cause = causes.get(rule.id);
    return cause !== undefined && !cause.rule.hides?.some((id) => id === cause.rule.id);
  };
  const order = (one: Case) => (isNote(one) ? 2 : isHidden(one) ? 1 : 0);
  return [...cases]
    .sort((a, b) => order(a) - order(b) || byPlace(a, b))
    .map((one) => {
      const finding = findingOf(one, files, clean);
      const cause = isHidden(one) ? causes.get(one.rule.id) : undefined;
      return cause ? {...finding, because: findingOf(cause, files, clean).title} : finding;
    });
}
