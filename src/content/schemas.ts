// The whole namespace: the loader that reads Docusaurus's config does not see the named export `z`.
import * as z from 'zod';

/** A schema with its documentation: what the key does, and in words what it accepts. */
function key<T extends z.ZodType>(schema: T, description: string, allowed: string): T {
  return schema.meta({description, allowed});
}

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const level = z.int().min(2).max(6);
/** Order in the sidebar. */
const position = z.int().min(0);

/** Every key a page may have in its front matter. A key that is not here stops the build. */
export const frontMatterSchema = z.strictObject({
  title: key(text, 'Heading of the page, and its name in search and in the browser tab.', 'text'),
  description: key(
    z.string().refine((value) => characters(value) >= 50 && characters(value) <= 160),
    'The sentence search engines and link previews show.',
    '50 to 160 characters',
  ),
  sidebar_position: key(
    position,
    'Place among its neighbours in the sidebar; count in tens.',
    'a whole number such as 10 or 20',
  ),
  sidebar_label: key(text.optional(), 'Shorter name for the sidebar.', 'text'),
  slug: key(
    text.optional(),
    'Address where it differs from the file name: relative to the folder, or below /docs when it starts with /.',
    'a path such as "Advanced Conditions" or "/mods/suite/Ranks"',
  ),
  tags: key(
    texts.optional(),
    'Keys of docs/tags.yml; each tag has a page that lists its pages.',
    'a list of keys, such as [automation]',
  ),
  verified_for: key(
    z.union([text, texts]).optional(),
    'Product and version the facts were checked against.',
    'text such as "FTB App 1.30.0", or a list of such texts',
  ),
  draft: key(z.boolean().optional(), 'Keeps the page out of the published site.', 'true or false'),
  unlisted: key(
    z.boolean().optional(),
    'Publishes the page but keeps it out of sidebars and search.',
    'true or false',
  ),
  displayed_sidebar: key(
    text.nullable().optional(),
    'Sidebar to show where it is not the section’s own.',
    'the id of a sidebar in sidebars.ts, or null',
  ),
  toc_min_heading_level: key(
    level.optional(),
    'First heading level in "On this page".',
    'a whole number from 2 to 6',
  ),
  toc_max_heading_level: key(
    level.optional(),
    'Last heading level in "On this page".',
    'a whole number from 2 to 6',
  ),
  hide_table_of_contents: key(z.boolean().optional(), 'Leaves out "On this page".', 'true or false'),
  pagination_next: key(
    text.nullable().optional(),
    'Page behind the "Next" button.',
    'a page id such as app/Guides/install-modpack, or null for none',
  ),
  pagination_prev: key(
    text.nullable().optional(),
    'Page behind the "Previous" button.',
    'a page id such as app/Guides/install-modpack, or null for none',
  ),
  keywords: key(texts.optional(), 'Words readers use that the text does not.', 'a list of texts'),
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

/** What a schema of this file accepts for a key, in words. */
export function allowedFor(schema: z.ZodObject, name: string): string {
  return String((schema.shape[name] as z.ZodType).meta()?.allowed);
}

/** Length as a reader counts it: an emoji is one character, surrounding space none. */
export function characters(value: string): number {
  return [...value.trim()].length;
}
