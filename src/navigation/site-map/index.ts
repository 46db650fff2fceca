let coming: Promise<unknown> | undefined;

/**
 * Loads what the site knows of all its pages.
 * @returns when it is here; at once under `npm start`, where all pages are known from the beginning
 * @throws what kept it from loading; another call tries again
 */
export async function knowAllPages(): Promise<void> {
  // The bundler leaves out what stands in a condition that is never met.
  if (process.env.NODE_ENV === 'production') {
    coming ??= import(/* webpackChunkName: "site-map" */ './all').catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    await coming;
  }
}
