/**
 * The year of the copyright line: that of SOURCE_DATE_EPOCH, which makes builds reproducible
 * (https://reproducible-builds.org/specs/source-date-epoch/), or else the current year.
 * @param env environment variables
 * @returns the year in UTC
 * @throws Error for a SOURCE_DATE_EPOCH that is not a number of seconds
 */
export function copyrightYear(env: Record<string, string | undefined> = process.env): number {
  const wanted = env.SOURCE_DATE_EPOCH?.trim() || undefined;
  if (wanted !== undefined && !/^\d{1,12}$/.test(wanted)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${wanted}". Allowed: seconds since 1970 as a whole number, such as 1767225600; or leave it out.`,
    );
  }
  return new Date(wanted === undefined ? Date.now() : Number(wanted) * 1000).getUTCFullYear();
}
