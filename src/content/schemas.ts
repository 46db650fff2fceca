// Docusaurus's config loader cannot find the named export `z`, so import the namespace.
import * as z from 'zod';

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const level = z.int().min(2).max(6);

/** Minimum and maximum length of a description in characters. Search engines truncate longer descriptions. */
const descriptionLength = [50, 160] as const;

/** All keys allowed in the front matter of a page. Any other key fails the build. */
export const frontMatterSchema = z.strictObject({
  /** Heading of the page, also used as its title in search results and the browser tab. */
  title: text,
  /** Summary that search engines and link previews show. */
  description: z.string().trim().min(descriptionLength[0]).max(descriptionLength[1]),
  /** Position within the folder in the sidebar. Use multiples of ten. */
  sidebar_position: z.int().min(0),
  /** Shorter title for the sidebar. */
  sidebar_label: text.optional(),
  /**
   * Path of the page, if it differs from the file name: relative to the folder, or below /docs if it starts
   * with `/`.
   */
  slug: text.optional(),
  /** Keys of docs/tags.yml. Each tag has a page that lists the pages with that tag. */
  tags: texts.optional(),
  /** Products and versions that the facts were checked against, such as `FTB Ranks 2101.1.3`. */
  verified_for: z.union([text, texts]).optional(),
  /** Excludes the page from the published site. */
  draft: z.boolean().optional(),
  /** Publishes the page but hides it from sidebars and search. */
  unlisted: z.boolean().optional(),
  /** Id of the sidebar to show instead of the section's sidebar. */
  displayed_sidebar: text.nullable().optional(),
  /** Range of heading levels in the table of contents. */
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  hide_table_of_contents: z.boolean().optional(),
  /** Ids of the pages that "Next" and "Previous" link to; null for none. */
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
  /** Search terms that readers use but that do not occur in the text. */
  keywords: texts.optional(),
});

/** Front matter of Markdown pages in `src/pages`, which have no sidebar and no tags. */
export const staticPageSchema = frontMatterSchema.pick({
  title: true,
  description: true,
  slug: true,
  draft: true,
  unlisted: true,
  toc_min_heading_level: true,
  toc_max_heading_level: true,
  hide_table_of_contents: true,
  keywords: true,
});
