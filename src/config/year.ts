import {execFileSync} from 'node:child_process';

/** When the newest commit was made, in seconds since 1970; undefined where there is no history, as in a ZIP file. */
function lastCommit(folder: string): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * The year of the copyright line. It comes from the last commit and not from the clock, so that two builds of one
 * commit are the same, byte for byte; every change is published when it is committed, so this is the year the text is of.
 * SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/) goes before it; without either the clock
 * decides.
 * @param folder a folder of the repository
 * @param env environment variables
 * @returns the year in UTC
 * @throws Error for a SOURCE_DATE_EPOCH that is no number of seconds
 */
export function copyrightYear(folder: string, env: Record<string, string | undefined> = process.env): number {
  const wanted = env.SOURCE_DATE_EPOCH?.trim() || undefined;
  if (wanted !== undefined && !/^\d{1,12}$/.test(wanted)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${wanted}". Allowed: seconds since 1970 as a whole number, such as 1767225600; or leave it out.`,
    );
  }
  const seconds = wanted ?? lastCommit(folder)?.trim();
  return new Date(seconds ? Number(seconds) * 1000 : Date.now()).getUTCFullYear();
}
