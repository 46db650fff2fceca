/**
 * Returns the year for the copyright line: the current year, or the year of SOURCE_DATE_EPOCH for
 * reproducible builds (https://reproducible-builds.org/specs/source-date-epoch/).
 * @param env environment variables
 * @returns the year in UTC
 * @throws Error if SOURCE_DATE_EPOCH is not a number of seconds
 */
export function copyrightYear(env: Record<string, string | undefined> = process.env): number {
  const wanted = env.SOURCE_DATE_EPOCH?.trim() || undefined;
  if (wanted !== undefined && !/^\d{1,12}$/.test(wanted)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${wanted}". Set it to whole seconds since 1970, such as 1767225600, or unset it.`,
    );
  }
  return new Date(wanted === undefined ? Date.now() : Number(wanted) * 1000).getUTCFullYear();
}
