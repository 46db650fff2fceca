import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {parse} from 'yaml';
import * as z from 'zod';
import {Doctor} from '../engine';
import {loadRules} from '../rules/load';

const run = promisify(execFile);
const list = 'src/doctor/samples/sessions.yaml';
/** Maximum size of an unpacked log in bytes. */
const mostBytes = 200 * 2 ** 20;

/** Maximum share of normally ended sessions in which the log doctor finds an error. */
const bearableShare = 0.02;

const sessions = z.array(
  z.strictObject({
    repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'expected OWNER/NAME'),
    commit: z.string().regex(/^[0-9a-f]{40}$/, 'expected a full commit hash of 40 characters'),
    ended: z.array(z.string()).optional(),
    failed: z.record(z.string(), z.array(z.string()).min(1)).optional(),
  }),
);

/** Reads a file of a repository at a commit. */
async function readAt(folder: string, commit: string, file: string): Promise<Buffer> {
  const {stdout} = await run('git', ['-C', folder, 'show', `${commit}:${file}`], {
    encoding: 'buffer',
    maxBuffer: mostBytes,
  });
  return stdout;
}

/**
 * Diagnoses complete sessions from local clones. Prints each wrong result, then a summary.
 * @param clones folder that contains the clones as OWNER/NAME; missing clones are reported and skipped
 * @returns whether the share of false errors is low enough and each failed session has its cause among the first
 * two findings
 */
export async function reportSessions(siteDir: string, clones: string): Promise<boolean> {
  const doctor = new Doctor(loadRules(siteDir));
  const listed = sessions.parse(parse(readFileSync(path.join(siteDir, list), 'utf8')));
  const count = {ended: 0, wrong: 0, failed: 0, right: 0};
  for (const {repository, commit, ended = [], failed = {}} of listed) {
    const folder = path.join(clones, repository);
    if (!existsSync(folder)) {
      console.log(`${repository}: skipped, because ${folder} does not exist`);
      continue;
    }
    const errorsIn = async (file: string) => {
      const blob = new Blob([new Uint8Array(await readAt(folder, commit, file))]);
      const {findings, outcome} = await doctor.diagnose([{name: path.posix.basename(file), blob}]);
      return {outcome, ids: findings.filter(({severity}) => severity === 'error').map(({id}) => id)};
    };
    for (const file of ended) {
      const {ids, outcome} = await errorsIn(file);
      count.ended += 1;
      if (ids.length === 0) continue;
      count.wrong += 1;
      console.log(
        `✗ ${repository} ${file}: expected no error, found ${ids.join(', ')} (outcome: ${outcome})`,
      );
    }
    for (const [file, expected] of Object.entries(failed)) {
      const {ids, outcome} = await errorsIn(file);
      count.failed += 1;
      if (ids.slice(0, 2).some((id) => expected.includes(id))) count.right += 1;
      else {
        console.log(
          `✗ ${repository} ${file}: expected ${expected.join(' or ')}, found ${ids.join(', ') || 'no error'} (outcome: ${outcome})`,
        );
      }
    }
  }
  const isBearable = count.wrong <= count.ended * bearableShare;
  const isComplete = count.right === count.failed;
  console.log(
    `${isBearable ? '✓' : '✗'} Sessions that ended normally: an error was wrongly found in ${count.wrong} of ${count.ended} (limit ${100 * bearableShare} %).`,
  );
  console.log(
    `${isComplete ? '✓' : '✗'} Failed sessions: the cause is among the first two findings in ${count.right} of ${count.failed} (required: all).`,
  );
  return isBearable && isComplete;
}
