const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an ISO day: `2025-09-17` becomes `17 September 2025`. */
export const dayText = (date: string): string => format.format(new Date(date));
