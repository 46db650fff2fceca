/** What passes between the build (this folder) and the browser (src/navigation/site-map). */

/** Names of chunks by what they are to the page: `{__comp, __props, content, …}`, as deep as the route's own modules. */
export type ChunkNames = string | ChunkNames[] | {[part: string]: ChunkNames};

interface Route {
  path: string;
  /** Tells routes of one path apart. */
  hash: string;
  chunks: ChunkNames;
  exact?: boolean;
  /** What plugins add: `sidebar`. */
  [attribute: string]: unknown;
}

/** A route as data. Docusaurus's own `routes.js` is the same as code. */
export interface Row extends Route {
  routes?: Row[];
}

/** A route by itself, and the number of the one that it is drawn in. */
export interface SingleRow extends Route {
  within?: number;
}

/** An entry of the docs plugin's list of documents. */
export interface DocEntry {
  id: string;
  path: string;
  sidebar?: string;
}

/** Lists of documents, by docs plugin and version. */
export type DocLists = Record<string, Record<string, DocEntry[]>>;

/** How the bundler's own code gets a module that is there: its number, and what to make of one that is no ES module. */
export type ModuleId = [id: string | number, mode?: number];

/** What the script of a page says of the page: all that its first drawing needs of the tables. */
export interface OwnPage {
  row: SingleRow;
  modules: Record<string, ModuleId>;
  docs: DocLists;
}

/** Everything that grows with the number of pages, but for how their code is loaded. */
export interface AllPages {
  routes: Row[];
  docs: DocLists;
}
