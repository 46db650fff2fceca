import type {Rules} from '../rules/rules';
import {createCleaner, namePatterns, type Cleaner, type Removed} from './clean';
import {
  encodingOf,
  expand,
  holdsError,
  kindOf,
  limits,
  notLog,
  notText,
  UnreadableFile,
  type Input,
  type LogFile,
} from './files';
import {findingsOf, type ScannedFile} from './findings';
import {prepare, Scan, type Prepared, type TraceLine} from './scan';
import {markers, Session, type Outcome} from './session';
import {errorPatterns, stoppedOf} from './stopped';
import {ModList, modPatterns, namedPatterns} from './suspects';
import {factPatterns, javaOf, summaryOf} from './summary';
import type {Diagnosis, Finding, ReadFile} from './types';

export {UnreadableFile, type Input} from './files';
export type {Removed} from './clean';
export type * from './types';

type Progress = (done: number, total: number) => void;

interface Read extends Omit<ReadFile, 'summary'>, ScannedFile {
  scan: Scan;
  /** The last line with an error level or, if there is none, the last line whose wording reports an error. */
  error?: TraceLine;
  head: string;
  open: LogFile['open'];
}

/** Number of characters that are searched for an error if no line of the file comes from a logger. */
const shortText = 2000;

/** Outcomes that are not failures. */
const goesOn = new Set<Outcome>(['ended', 'running']);
/** Outcomes that are failures only if the file reports an error. */
const isUnclear = new Set<Outcome>(['launcher', 'no-log']);

/** Outcomes, most informative first. */
const grave: Outcome[] = [
  'froze',
  'crashed',
  'loading',
  'not-started',
  'disconnected',
  'running',
  'ended',
  'part',
  'launcher',
  'no-log',
];

/** Returns the most informative file: crash reports before logs, then by outcome, then files with a stack trace first. */
function worstOf(files: readonly Read[]): Read | undefined {
  const rank = ({kind, outcome, trace}: Read) =>
    (kind === 'crash' || kind === 'hs_err' ? 0 : 100) +
    grave.indexOf(outcome) * 2 +
    (trace.length > 0 ? 0 : 1);
  return [...files].sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * Corrects the outcome of a file based on the findings: if one of them is an error that prevents the game from
 * starting, the outcome is `not-started`.
 */
function told({name, outcome}: Read, findings: readonly Finding[], {rules}: Rules): Outcome {
  const errors = findings.filter(
    ({severity, lines}) => severity === 'error' && lines.some(({file}) => file === name),
  );
  const ofStart = errors.some(({id}) => rules.find((rule) => rule.id === id)?.stops === 'start');
  if (ofStart && (outcome === 'part' || outcome === 'no-log' || outcome === 'launcher')) return 'not-started';
  return outcome === 'no-log' && errors.length > 0 ? 'part' : outcome;
}

/**
 * Reads a log in chunks and passes each chunk, with the number of bytes read so far, to `take`.
 * @returns why the rest of the log was not read, or undefined if all of it was read
 */
async function eachPiece(
  {name, open}: Pick<LogFile, 'name' | 'open'>,
  budget: {bytes: number},
  take: (text: string, bytes: number) => void,
): Promise<string | undefined> {
  const reader = open().getReader();
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  try {
    for (;;) {
      const piece = await reader.read().catch(() => 'damaged' as const);
      if (piece === 'damaged') return 'the rest is damaged';
      const {done, value} = piece;
      if (done) return undefined;
      if (!decoder) {
        const encoding = encodingOf(value.subarray(0, 4096));
        if (encoding === 'binary') throw new UnreadableFile(notText(name, value));
        decoder = new TextDecoder(encoding);
      }
      if (value.length > budget.bytes) return 'the rest was skipped, because the files are too large';
      budget.bytes -= value.length;
      bytes += value.length;
      take(decoder.decode(value, {stream: true}), bytes);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Diagnoses logs with a set of rules. An instance can be reused, but runs only one diagnosis at a time. */
export class Doctor {
  private readonly prepared: Prepared;
  private readonly facts: number;
  private readonly names: number;
  private readonly signs: number;
  private files: Read[] = [];

  /** @param mostBytes maximum total number of unpacked bytes to read */
  constructor(
    private readonly rules: Rules,
    private readonly mostBytes = limits.bytes,
  ) {
    this.facts = rules.patterns.length;
    this.names = this.facts + factPatterns.length;
    this.signs = this.names + namePatterns.length;
    this.prepared = prepare([
      ...rules.patterns,
      ...factPatterns,
      ...namePatterns,
      ...markers,
      ...modPatterns,
      ...namedPatterns,
      ...errorPatterns,
    ]);
  }

  /**
   * Diagnoses a set of files.
   * @throws UnreadableFile when a file cannot be opened or is not text
   */
  async diagnose(inputs: readonly Input[], onProgress: Progress = () => undefined): Promise<Diagnosis> {
    const logs = (await Promise.all(inputs.map(expand))).flat().slice(0, limits.files);
    const total = logs.reduce((sum, {size}) => sum + size, 0);
    const budget = {bytes: this.mostBytes};
    this.files = [];
    let before = 0;
    for (const log of logs) {
      this.files.push(await this.read(log, budget, (share) => onProgress(before + share * log.size, total)));
      before += log.size;
    }
    const {clean} = this.cleaner();
    const findings = findingsOf(this.files, this.rules, clean);
    this.files.forEach((file) => (file.outcome = told(file, findings, this.rules)));
    const isKnown = findings.some(({severity}) => severity === 'error');
    const worst = worstOf(this.files);
    const hint =
      worst?.outcome === 'no-log' && findings.length === 0 ? notLog(worst.name, worst.head) : undefined;
    const isStopped = worst && !goesOn.has(worst.outcome) && (worst.error || !isUnclear.has(worst.outcome));
    return {
      files: this.files.map((file) => {
        const {name, kind, lines, bytes, note, outcome} = file;
        return {
          name,
          kind,
          lines,
          bytes,
          outcome,
          summary: summaryOf([file], this.facts, clean),
          ...(note && {note}),
        };
      }),
      outcome: worst?.outcome ?? 'no-log',
      summary: summaryOf(this.files, this.facts, clean),
      findings,
      ...(hint !== undefined && {hint}),
      ...(!isKnown &&
        isStopped && {
          stopped: stoppedOf(
            worst.name,
            {last: worst.scan.last, error: worst.error, trace: worst.trace},
            Object.values(worst.mods.suspects(worst.trace)).flat(),
            clean,
          ),
        }),
    };
  }

  /** Returns a copy of the last diagnosed files without personal data. */
  async cleanCopy(): Promise<{name: string; blob: Blob; removed: Removed[]}> {
    const {clean, removed} = this.cleaner();
    const pieces: string[] = [];
    const budget = {bytes: this.mostBytes};
    for (const file of this.files) {
      if (this.files.length > 1) pieces.push(`===== ${clean(file.name)} =====\n`);
      let rest = '';
      await eachPiece(file, budget, (piece) => {
        const text = rest + piece;
        const end = text.lastIndexOf('\n') + 1;
        rest = text.slice(end);
        pieces.push(clean(text.slice(0, end)));
      });
      pieces.push(clean(rest));
    }
    const name = clean(this.files[0]?.name.split(/[\\/]/).at(-1) ?? 'log').replace(/\.\w+$/, '');
    return {name: `${name}-cleaned.txt`, blob: new Blob(pieces, {type: 'text/plain'}), removed: removed()};
  }

  private async read(log: LogFile, budget: {bytes: number}, onShare: (share: number) => void): Promise<Read> {
    const session = new Session();
    const mods = new ModList(this.rules.owners);
    const errors: {level?: TraceLine; words?: TraceLine} = {};
    const scan = new Scan(this.prepared, {
      from: this.signs,
      phase: () => session.phase,
      end: () => session.end,
      take: (number, line, groups) => {
        if (number < markers.length) session.mark(number, line);
        else if (groups?.mods) mods.takeNamed(groups.mods);
        else if (groups?.error) errors.level = scan.last;
        else if (groups?.words) errors.words = scan.last;
        else if (groups) mods.take(groups);
      },
    });
    let head = '';
    let bytes = 0;
    const note = await eachPiece(log, budget, (text, sum) => {
      if (head.length < 8000) head += text.slice(0, 8000);
      scan.push(text);
      bytes = sum;
      onShare(Math.min(1, bytes / log.size));
    });
    scan.end();
    const {name, open} = log;
    const {lines, found, trace, traces} = scan;
    session.finish(lines, scan.isLogged || holdsError(head.slice(0, shortText)));
    const kind = kindOf(name, head);
    const outcome = session.outcome(kind, head);
    const java = javaOf({kind, found}, this.facts);
    const error = errors.level ?? errors.words;
    return {
      ...{name, kind, lines, bytes, found, scan, head, open, session, mods, outcome, java, trace, traces},
      ...(error && {error}),
      ...(note && {note}),
    };
  }

  private cleaner(): {clean: Cleaner; removed: () => Removed[]} {
    const names = this.files.flatMap(({found}) =>
      namePatterns.flatMap(
        (_, index) => found[this.names + index]?.hits.flatMap(({groups}) => groups?.who ?? []) ?? [],
      ),
    );
    return createCleaner(names);
  }
}
