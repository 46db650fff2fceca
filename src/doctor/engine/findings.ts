import type {LogKind} from '../../data/schema/diagnoses';
import {fill} from '../../lib/gaps';
import type {Rule, RulePattern, Rules} from '../rules/rules';
import type {Cleaner} from './clean';
import type {Found} from './scan';
import type {Evidence, Finding, Hit} from './types';

/** One file after it was read. */
export interface ScannedFile {
  name: string;
  kind: LogKind;
  found: readonly (Found | undefined)[];
}

/** Lines that are quoted of a finding, and titles of further lines. */
const quoted = 6;
const listed = 20;
/** Characters of a line that are quoted around what fits, and of a value. */
const shownText = 400;
const shownValue = 90;

type Placed = Hit & {file: number};
type Case = {rule: Rule; hits: Placed[]; count: number};

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

/** Hits of a pattern whose surroundings are as it wants them. */
function validHits(number: number, patterns: readonly RulePattern[], found: ScannedFile['found']) {
  const {context} = patterns[number]!;
  const {hits, lines, count} = found[number] ?? {hits: [], lines: [], count: 0};
  if (!context) return {hits, count};
  const fits = (line: number) =>
    context.every(([kind, other, within]) => {
      const from = kind === 'before' ? line : line - within;
      const to = kind === 'after' ? line : line + within;
      const stands = found[other]?.lines.some((each) => each >= from && each <= to) ?? false;
      return stands !== (kind === 'without');
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
    const before = byLine.get(hit.line);
    if (!before || (hit.groups && !before.groups)) byLine.set(hit.line, {...hit, file: fileNumber});
  }
  const hits = [...byLine.values()].sort((a, b) => a.line - b.line);
  const counts = any.map(({count}) => count);
  return {rule, hits, count: Math.max(hits.length, ...counts)};
}

/** What a case says of the place of its cause: of one trace the innermost, else the first. */
function compare(a: Case, b: Case): number {
  const rank = ({rule}: Case) =>
    severities.indexOf(rule.severity) * confidences.length + confidences.indexOf(rule.confidence);
  const [first, second] = [a.hits[0]!, b.hits[0]!];
  return (
    rank(a) - rank(b) ||
    first.file - second.file ||
    first.trace - second.trace ||
    second.depth - first.depth ||
    first.line - second.line
  );
}

function quote({text, start, end, line}: Hit, file: string, clean: Cleaner): Evidence {
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

function findingOf({rule, hits, count}: Case, files: readonly ScannedFile[], clean: Cleaner): Finding {
  const {id, severity, confidence, page, title, means, steps} = rule;
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
  };
}

/**
 * What is wrong, the cause before its consequences, the worst first.
 * @param clean removes personal data from everything that is quoted
 */
export function findingsOf(files: readonly ScannedFile[], rules: Rules, clean: Cleaner): Finding[] {
  const cases = rules.rules.flatMap((rule): Case[] => {
    const perFile = files.flatMap((file, number) => caseIn(rule, file, number, rules) ?? []);
    const hits = perFile.flatMap((one) => one.hits);
    return perFile.length === 0
      ? []
      : [{rule, hits, count: perFile.reduce((sum, one) => sum + one.count, 0)}];
  });
  const causes = new Map<string, Case>();
  for (const one of [...cases].sort(compare).reverse()) {
    one.rule.hides?.forEach((hidden) => causes.set(hidden, one));
  }
  const isHidden = ({rule}: Case) => {
    const cause = causes.get(rule.id);
    return cause !== undefined && !cause.rule.hides?.some((id) => id === cause.rule.id);
  };
  const isNote = ({rule}: Case) => rule.severity === 'note';
  const order = (one: Case) => (isNote(one) ? 2 : isHidden(one) ? 1 : 0);
  return [...cases]
    .sort((a, b) => order(a) - order(b) || compare(a, b))
    .map((one) => {
      const finding = findingOf(one, files, clean);
      const cause = isHidden(one) ? causes.get(one.rule.id) : undefined;
      return cause ? {...finding, because: findingOf(cause, files, clean).title} : finding;
    });
}
