/**
 * Elements of a built page that say nothing about its subject: pictures, scripts and controls. Neither the search nor the
 * Markdown copies of pages take anything from them.
 */
export const silentTags: ReadonlySet<string> = new Set(
  'button form input label nav noscript script select style svg textarea wbr'.split(' '),
);
