/**
 * The page with every component in every state. Writers have it under `npm start`, and tests in the build of `npm test`;
 * readers do not.
 */
export const gallery = {
  /** Below `src/pages`. */
  file: 'gallery.mdx',
  route: '/gallery',
};

/** Set to `true` for a build with the gallery. */
export const galleryVariable = 'FTB_DOCS_GALLERY';
