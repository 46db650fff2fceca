import fs from 'node:fs';
import path from 'node:path';
import {parseDocument, LineCounter, isSeq} from 'yaml';
import * as z from 'zod';
import {formatProblem} from './report';
import type {Problem} from './types';

const file = 'src/checks/waivers.yaml';

const schema = z.strictObject({
  check: z.string(),
  file: z.string(),
  message: z.string().min(3),
  reason: z.string().min(20),
});

export interface Waiver extends z.infer<typeof schema> {
  /** Line in `waivers.yaml`. */
  line: number;
  used: boolean;
}

/**
 * Reads the findings somebody has declared right.
 * @param root absolute path of the site; without the file there are none
 * @throws Error with file and line when an entry is incomplete or names an unknown check
 */
export function readWaivers(root: string, checkNames: string[]): Waiver[] {
  if (!fs.existsSync(path.join(root, file))) {
    return [];
  }
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(path.join(root, file), 'utf8'), {lineCounter: lines});
  const entries = isSeq(document.contents) ? document.contents.items : [];
  return entries.map((entry) => {
    const {line} = lines.linePos((entry as {range?: [number, number, number]}).range?.[0] ?? 0);
    const result = schema.safeParse((entry as {toJS(doc: unknown): unknown}).toJS(document));
    if (!result.success) {
      throw new Error(
        `${file}:${line}  a waiver has check, file, message (3 characters or more) and reason (20 or more) — ${z.prettifyError(result.error)}`,
      );
    }
    if (!checkNames.includes(result.data.check)) {
      throw new Error(
        `${file}:${line}  there is no check "${result.data.check}" — checks are ${checkNames.join(', ')}`,
      );
    }
    return {...result.data, line, used: false};
  });
}

/** The problems that no waiver covers. A waiver that covers one is marked as used. */
export function withoutWaived(check: string, problems: Problem[], waivers: Waiver[]): Problem[] {
  return problems.filter((problem) => {
    const waiver = waivers.find(
      (candidate) =>
        candidate.check === check &&
        candidate.file === problem.file &&
        formatProblem(problem).includes(candidate.message),
    );
    if (waiver) {
      waiver.used = true;
    }
    return waiver === undefined;
  });
}

/** A waiver whose finding is gone would hide the next one. Only those of checks that ran can be judged. */
export function unusedWaivers(waivers: Waiver[], ran: string[]): Problem[] {
  return waivers
    .filter(({check, used}) => !used && ran.includes(check))
    .map(({check, line, message}) => ({
      file,
      line,
      found: `the waiver of ${check} (${message}) covers nothing`,
      fix: 'remove it',
    }));
}
