// The whole namespace: the loader that reads Docusaurus's config does not see the named export `z`.
import * as z from 'zod';

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const level = z.int().min(2).max(6);

/** Characters of a description, least and most: search engines cut what is longer. */
const descriptionLength = [50, 160] as const;

/** Every key a page may have in its front matter. A key that is not here stops the build. */
export const frontMatterSchema = z.strictObject({
  /** Heading of the page, and its name in search and in the browser tab. */
  title: text,
  /** The sentence search engines and link previews show. */
  description: z.string().trim().min(descriptionLength[0]).max(descriptionLength[1]),
  /** Place among its neighbours in the sidebar; count in tens. */
  sidebar_position: z.int().min(0),
  /** Shorter name for the sidebar. */
  sidebar_label: text.optional(),
  /** Address where it differs from the file name: relative to the folder, or below /docs when it starts with /. */
  slug: text.optional(),
  /** Keys of docs/tags.yml; each tag has a page that lists its pages. */
  tags: texts.optional(),
  /** Products and versions the facts were checked against. */
  verified_for: z.union([text, texts]).optional(),
  /** Keeps the page out of the published site. */
  draft: z.boolean().optional(),
  /** Publishes the page but keeps it out of sidebars and search. */
  unlisted: z.boolean().optional(),
  /** Id of the sidebar to show where it is not the section’s own. */
  displayed_sidebar: text.nullable().optional(),
  /** Heading levels in "On this page", and whether there is such a list. */
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  hide_table_of_contents: z.boolean().optional(),
  /** Ids of the pages behind "Next" and "Previous"; null for none. */
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
  /** Words readers use that the text does not. */
  keywords: texts.optional(),
});

/** Front matter of Markdown in `src/pages`: no sidebar, no tags. */
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
