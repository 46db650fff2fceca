const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an ISO date: `2025-09-17` becomes `17 September 2025`. */
export const dayText = (date: string): string => format.format(new Date(date));

/**
 * Returns the date of the build, from which pages calculate the age of data. Set SOURCE_DATE_EPOCH (in
 * seconds) for reproducible builds (https://reproducible-builds.org/specs/source-date-epoch/).
 * @param env environment variables
 */
export const buildDay = (env: Record<string, string | undefined>): Date =>
  new Date(
    /^\d{1,12}$/.test(env.SOURCE_DATE_EPOCH ?? '') ? Number(env.SOURCE_DATE_EPOCH) * 1000 : Date.now(),
  );
