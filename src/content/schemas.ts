// A namespace import, because the loader that reads Docusaurus's config does not find the named export `z`.
import * as z from 'zod';

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const level = z.int().min(2).max(6);

/** Minimum and maximum length of a description, in characters: search engines cut longer ones. */
const descriptionLength = [50, 160] as const;

/** Every key that a page may have in its front matter. Any other key stops the build. */
export const frontMatterSchema = z.strictObject({
  /** Heading of the page, and its name in the search and in the browser tab. */
  title: text,
  /** The sentence that search engines and link previews show. */
  description: z.string().trim().min(descriptionLength[0]).max(descriptionLength[1]),
  /** Position in its folder of the sidebar; count in tens. */
  sidebar_position: z.int().min(0),
  /** Shorter name for the sidebar. */
  sidebar_label: text.optional(),
  /** Address, if it differs from the file name: relative to the folder, or below /docs if it starts with /. */
  slug: text.optional(),
  /** Keys of docs/tags.yml; each tag has a page that lists its pages. */
  tags: texts.optional(),
  /** Products and versions that the facts were checked against. */
  verified_for: z.union([text, texts]).optional(),
  /** Excludes the page from the published site. */
  draft: z.boolean().optional(),
  /** Publishes the page, but hides it from sidebars and search. */
  unlisted: z.boolean().optional(),
  /** Id of the sidebar to show, if it is not the section’s own. */
  displayed_sidebar: text.nullable().optional(),
  /** Heading levels in "On this page", and whether there is such a list. */
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  hide_table_of_contents: z.boolean().optional(),
  /** Ids of the pages behind "Next" and "Previous"; null for none. */
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
  /** Words that readers use, but the text does not. */
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
