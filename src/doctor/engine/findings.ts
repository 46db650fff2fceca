import type {LogKind} from '../../data/schema/diagnoses';
import type {Rule, RulePattern, Rules} from '../rules/rules';
import type {Cleaner} from './clean';
import type {Found, TraceLine} from './scan';
import type {Outcome, Session} from './session';
import type {ModList} from './suspects';
import type {JavaMismatch} from './summary';
import type {Evidence, Finding, Hit, Suspects} from './types';

/** One file after it was read. */
export interface ScannedFile {
  name: string;
  kind: LogKind;
  found: readonly (Found | undefined)[];
  session: Session;
  outcome: Outcome;
  mods: ModList;
  /** Its Java, where that does not fit its Minecraft. */
  java?: JavaMismatch & {hit: Hit};
  /** The trace that ended the game, or the last one. */
  trace: readonly TraceLine[];
  /** Traces in which a rule's pattern fits, by their first line. */
  traces: ReadonlyMap<number, readonly TraceLine[]>;
}

/** Lines that are quoted of a finding, and titles of further lines. */
const quoted = 6;
const listed = 20;
/** Characters of a line that are quoted around what fits, and of a value. */
const shownText = 400;
const shownValue = 90;
/** What ended the game stands so many lines above the line that says so, at most. */
const beforeEnd = 60;

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

/** Values of a line's groups, without what could be taken for anything but text. */
function valuesOf(groups: Record<string, string | undefined> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.replace(/\p{C}/gu, '').trim().slice(0, shownValue)]],
    ),
  );
}

/** Fills `{mod}`; what no group filled is left as a word. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] || name);
}

/** Hits of a pattern whose surroundings are as it wants them. */
function validHits(number: number, patterns: readonly RulePattern[], found: ScannedFile['found']) {
  const {context} = patterns[number]!;
  const {hits, lines, count} = found[number] ?? {hits: [], lines: [], count: 0};
  if (!context) return {hits, count};
  const fits = (line: number) =>
    context.every(([kind, other, within]) => {
      const from = kind === 'before' || kind === 'notFollowedBy' ? line : line - within;
      const to = kind === 'after' ? line : line + within;
      const {lines: others = [], last = 0} = found[other] ?? {};
      const stands = others.some((each) => each >= from && each <= to) || (last >= from && last <= to);
      return stands !== (kind === 'without' || kind === 'notFollowedBy');
    });
  return {hits: hits.filter(({line}) => fits(line)), count: lines.filter(fits).length};
}

/** Evidence for a rule in one file, in the order of its lines, or none. */
function caseIn(rule: Rule, file: ScannedFile, fileNumber: number, {patterns}: Rules): Case | undefined {
  if (rule.in && !rule.in.includes(file.kind)) return undefined;
  const look = (number: number) => validHits(number, patterns, file.found);
  const any = rule.any.map(look);
  const isMet =
    any.some(({hits}) => hits.length > 0) && !(rule.not ?? []).some((number) => look(number).hits.length > 0);
  if (!isMet) return undefined;
  const byLine = new Map<number, Placed>();
  for (const hit of any.flatMap(({hits}) => hits)) {
    // A message whose gaps were never filled says nothing.
    if (Object.values(hit.groups ?? {}).some((value) => /^\{\d\}/.test(value ?? ''))) continue;
    const before = byLine.get(hit.line);
    if (!before || (hit.groups && !before.groups)) byLine.set(hit.line, {...hit, file: fileNumber});
  }
  const all = [...byLine.values()].sort((a, b) => a.line - b.line);
  if (all.length === 0) return undefined;
  const hits = all.filter(({line}) => !isSurvived(rule, line, file));
  const counts = any.map(({count}) => count);
  // Where nothing went on, the lines that were kept do not tell how many there are.
  const count = hits.length < all.length ? hits.length : Math.max(all.length, ...counts);
  if (hits.length === 0) {
    return {rule, severity: 'note', place: 'survived', hits: all, count: Math.max(all.length, ...counts)};
  }
  return {rule, hits, count, ...placeOf(rule, file)};
}

/** Whether the game went on after a line, so that this rule's error did not end it. */
function isSurvived(
  {stops, lasts, severity}: Rule,
  line: number,
  {kind, session, outcome}: ScannedFile,
): boolean {
  if (kind !== 'log' || severity === 'note') return false;
  if (lasts && (outcome === 'crashed' || outcome === 'froze')) return false;
  return session.isSurvived(line, stops, outcome);
}

/** How grave a rule's error is in a file: on a server that goes on, a refused connection is one player's. */
function placeOf(
  {severity, stops}: Rule,
  {kind, session, outcome}: ScannedFile,
): Pick<Case, 'severity' | 'place'> {
  const goesOn = kind === 'log' && (outcome === 'ended' || outcome === 'running');
  if (severity !== 'error' || !goesOn) return {severity};
  if (stops === 'connection' && session.isServer) return {severity: 'warning', place: 'player'};
  return {severity: stops === 'part' ? 'warning' : severity};
}

/** What a case says of the place of its cause: at the end of the game, of one trace the innermost, else the first. */
function compare(a: Case, b: Case, files: readonly ScannedFile[]): number {
  const rank = ({rule, severity}: Case) =>
    severities.indexOf(severity) * confidences.length + confidences.indexOf(rule.confidence);
  const isEarly = ({hits}: Case) =>
    Number(hits.every(({line, file}) => line < files[file]!.session.endedAt - beforeEnd));
  const [first, second] = [a.hits[0]!, b.hits[0]!];
  return (
    rank(a) - rank(b) ||
    isEarly(a) - isEarly(b) ||
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

/** The exception in a trace: the innermost cause. */
export function exceptionIn(trace: readonly TraceLine[]): TraceLine | undefined {
  return trace.filter(({text}) => text.startsWith('Caused by')).at(-1) ?? trace[0];
}

/** Whose code stands where a case was found. */
function suspectsOf({hits}: Case, files: readonly ScannedFile[], clean: Cleaner): Suspects | undefined {
  const [{file: number, trace: at, line}] = hits as [Placed];
  const file = files[number]!;
  const isAtEnd = file.kind !== 'log' || line >= file.session.endedAt - beforeEnd;
  const trace = file.traces.get(at) ?? file.traces.get(at + 1) ?? (isAtEnd ? file.trace : []);
  const exception = exceptionIn(trace);
  const mods = file.mods.suspects(trace);
  if (!exception || mods.length === 0) return undefined;
  return {exception: quote({...exception, start: 0, end: 0}, file.name, clean), mods: mods.map(clean)};
}

function findingOf(one: Case, files: readonly ScannedFile[], clean: Cleaner): Finding {
  const {rule, hits, count, severity, place} = one;
  const {id, confidence, page, title, means, steps} = rule;
  const suspects = severity === 'error' && confidence !== 'certain' && suspectsOf(one, files, clean);
  const named = hits.filter(({groups}) => groups);
  // One rule may fill its title from several lines.
  const values = valuesOf(Object.assign({}, ...named.map(({groups}) => groups).reverse(), named[0]?.groups));
  const filled = fill(title, values);
  const others = named.map(({groups}) => fill(title, {...values, ...valuesOf(groups)}));
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
    ...(suspects && {suspects}),
  };
}

/** The case of a rule that asks for suspects: a mod's code in what ended the game. */
function suspectCase(rule: Rule, files: readonly ScannedFile[]): Case | undefined {
  const kinds = ['crash', 'hs_err', 'log'];
  const placed = files
    .map((file, number) => ({file, number}))
    .filter(({file: {outcome, trace}}) => trace.length > 0 && stops.has(outcome))
    .sort((a, b) => kinds.indexOf(a.file.kind) - kinds.indexOf(b.file.kind));
  for (const {file, number} of placed) {
    const [mod] = file.mods.suspects(file.trace);
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

/** The case of a rule about a Java that does not fit, in a file whose game did not end well. */
function javaCase(rule: Rule, files: readonly ScannedFile[]): Case | undefined {
  for (const [number, {java, outcome}] of files.entries()) {
    if (java?.is !== rule.derived || !java || !stops.has(outcome)) continue;
    const groups = {java: String(java.java), wanted: String(java.wanted), minecraft: java.minecraft};
    return {rule, severity: rule.severity, hits: [{...java.hit, groups, file: number}], count: 1};
  }
  return undefined;
}

/** Outcomes in which the last trace is what ended the game, or may be. */
const stops = new Set<Outcome>(['not-started', 'loading', 'crashed', 'froze', 'part', 'no-log']);

/** A rule's cases in all files as one: what ended a game before what one went on after. */
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
 * What is wrong, the cause before its consequences, the worst first.
 * @param clean removes personal data from everything that is quoted
 */
export function findingsOf(files: readonly ScannedFile[], rules: Rules, clean: Cleaner): Finding[] {
  const cases = rules.rules.flatMap(
    (rule): Case[] =>
      (rule.derived === 'java-old' || rule.derived === 'java-new'
        ? javaCase(rule, files)
        : caseOf(rule, files, rules)) ?? [],
  );
  if (!cases.some(({severity}) => severity === 'error')) {
    const unknown = rules.rules.filter(({derived}) => derived === 'suspects');
    cases.push(...unknown.flatMap((rule): Case[] => suspectCase(rule, files) ?? []));
  }
  const isNote = ({severity}: Case) => severity === 'note';
  const byPlace = (a: Case, b: Case) => compare(a, b, files);
  const causes = new Map<string, Case>();
  for (const one of cases
    .filter((each) => !isNote(each))
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
