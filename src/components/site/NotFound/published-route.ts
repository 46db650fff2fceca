/** A page a reader can open. */
export interface PublishedRoute {
  /** Absolute path with the base path, decoded. */
  path: string;
  title: string;
}
