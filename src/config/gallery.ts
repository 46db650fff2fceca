/**
 * The page with every component in every state. `npm start` and the build of `npm test` have it; the published site does not.
 */
export const gallery = {
  /** Below `src/pages`. */
  file: 'gallery.mdx',
  route: '/gallery',
};

/** Set to `true` for a build with the gallery. */
export const galleryVariable = 'FTB_DOCS_GALLERY';
