/**
 * Elements without readable content, such as images, scripts and controls. Search records and Markdown copies
 * of pages exclude them.
 */
export const silentTags: ReadonlySet<string> = new Set(
  'button form input label nav noscript script select style svg textarea wbr'.split(' '),
);
