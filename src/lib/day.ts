const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as readers write it: `2025-09-17` is 17 September 2025. */
export const dayText = (date: string): string => format.format(new Date(date));
