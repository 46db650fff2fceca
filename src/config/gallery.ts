/**
 * Page that shows every component in every state. It is part of `npm start` and of the build that `npm test`
 * runs, but not of the published site.
 */
export const gallery = {
  /** Path relative to `src/pages`. */
  file: 'gallery.mdx',
  route: '/gallery',
};

/** Environment variable; set it to `true` to include the gallery in a build. */
export const galleryVariable = 'FTB_DOCS_GALLERY';
