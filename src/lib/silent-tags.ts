/**
 * Elements of a built page without text about its subject: pictures, scripts and controls. The search and the Markdown copies
 * of pages skip them.
 */
export const silentTags: ReadonlySet<string> = new Set(
  'button form input label nav noscript script select style svg textarea wbr'.split(' '),
);
