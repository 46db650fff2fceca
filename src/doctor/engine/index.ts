import type {Rules} from '../rules/rules';
import {createCleaner, namePatterns, type Cleaner, type Removed} from './clean';
import {encodingOf, expand, kindOf, limits, UnreadableFile, type Input, type LogFile} from './files';
import {findingsOf, type ScannedFile} from './findings';
import {prepare, Scan, type Prepared} from './scan';
import {stoppedOf} from './stopped';
import {factPatterns, summaryOf} from './summary';
import type {Diagnosis, ReadFile} from './types';

export {UnreadableFile, type Input} from './files';
export type {Removed} from './clean';
export type * from './types';

type Progress = (done: number, total: number) => void;

interface Read extends ReadFile, ScannedFile {
  scan: Scan;
  open: LogFile['open'];
}

/** Calls back with the text of a log, piece by piece, and its bytes so far. Stops at the limit; says so. */
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
        if (encoding === 'binary') throw new UnreadableFile(`${name} is no text, so it is no log.`);
        decoder = new TextDecoder(encoding);
      }
      if (value.length > budget.bytes) return 'the rest was too long to be read';
      budget.bytes -= value.length;
      bytes += value.length;
      take(decoder.decode(value, {stream: true}), bytes);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** The doctor with its rules, for any number of logs, one diagnosis after another. */
export class Doctor {
  private readonly prepared: Prepared;
  private readonly facts: number;
  private readonly names: number;
  private files: Read[] = [];

  /** @param mostBytes what is read of all files together, unpacked */
  constructor(
    private readonly rules: Rules,
    private readonly mostBytes = limits.bytes,
  ) {
    this.facts = rules.patterns.length;
    this.names = this.facts + factPatterns.length;
    this.prepared = prepare([...rules.patterns, ...factPatterns, ...namePatterns]);
  }

  /**
   * Reads files and says what is wrong.
   * @throws UnreadableFile when nothing of them can be read
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
    const isKnown = findings.some(({severity}) => severity === 'error');
    const worst =
      this.files.find(({kind}) => kind === 'crash') ??
      this.files.find(({scan}) => scan.trace.length > 0) ??
      this.files[0];
    return {
      files: this.files.map(({name, kind, lines, bytes, note}) => ({name, kind, lines, bytes, note})),
      summary: summaryOf(this.files, this.facts, clean),
      findings,
      ...(!isKnown && worst && {stopped: stoppedOf(worst.name, worst.scan.last, worst.scan.trace, clean)}),
    };
  }

  /** A copy of what was read last, without personal data. */
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
    const scan = new Scan(this.prepared);
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
    const {lines, found} = scan;
    return {name, kind: kindOf(name, head), lines, bytes, found, scan, open, ...(note && {note})};
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
