/**
 * Elements without readable content, such as images, scripts and controls. The search index and the
 * Markdown copies of pages omit them.
 */
export const silentTags: ReadonlySet<string> = new Set(
  'button form input label nav noscript script select style svg textarea wbr'.split(' '),
);
