/** A module of a package, or a generated one, that something else answers for in our bundles. */
export interface Override {
  /** What messages call the row. */
  name: string;
  bundle: 'browser' | 'server' | 'both';
  /** The request, as the importing file writes it. */
  request: RegExp;
  /** Folder of the importing file, with `/` on every system. */
  issuer: RegExp;
  /** A file below the site's folder, or what to make of other files. */
  replacement: string | Transformed;
  why: string;
  /** What it is for: kilobytes (Brotli 11) that a reader loads less, measured with and without the row, … */
  saves?: number;
  /** … or what a reader sees, by the test that fails without the row. */
  test?: string;
  /** A file of a package, and the SHA-256 that it had when the row was written. */
  upstream: {file: string; sha256: string};
}

/** A replacement that is written from the text of files. */
export interface Transformed {
  /** Absolute paths. For several, the one that is called as the request ends answers it. */
  sources: (folders: {generated: string; packages: string}) => string[];
  transform: (text: string) => string;
  /** `npm start` writes generated files again while the bundler runs: they are left alone. */
  onlyInBuilds?: boolean;
}
