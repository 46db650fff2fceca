/** A page that readers can open. */
export interface PublishedRoute {
  /** Decoded absolute path, including the base path. */
  path: string;
  title: string;
}
