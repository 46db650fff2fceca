import type {Root} from 'mdast';

/** A place in a file; both count from 1, as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** Something the parser could not read. */
export interface SyntaxProblem extends Position {
  reason: string;
  /** What to do, where the parser's own words do not tell. */
  fix?: string;
}

/** A top-level key of a YAML or JSON file: where it stands and what it holds. */
export interface Entry extends Position {
  value: unknown;
}

/** A parsed YAML mapping with the line of each key. */
export interface KeyedData {
  /** Plain value of the whole text; `{}` when there is none or it could not be read. */
  data: Record<string, unknown>;
  entries: Map<string, Entry>;
  problems: SyntaxProblem[];
}

export interface Heading extends Position {
  depth: number;
  text: string;
  /** Anchor as in the built page; undefined for an HTML heading without an id. */
  id: string | undefined;
}

export interface Link extends Position {
  /** As written: address, relative path, `#anchor`. */
  url: string;
}

export interface Image extends Position {
  /** As written: path relative to the page, `/…` in `static`, or an absolute address. */
  url: string;
  /** Undefined when no alternative text was given at all. */
  alt: string | undefined;
}

export interface TextRun extends Position {
  text: string;
  /** Innermost component it stands in, such as `Steps`. */
  component?: string;
}

/** A component or an HTML element. */
export interface ElementUse extends Position {
  /** `''` for a fragment. */
  name: string;
  /** Undefined when there is none, or one that is worked out. */
  id: string | undefined;
}

/** What the body of one page contains. */
export interface Body {
  /** Undefined when the page does not parse; the lists are empty then. Also undefined for what another run has read. */
  tree: Root | undefined;
  problem: SyntaxProblem | undefined;
  headings: Heading[];
  links: Link[];
  images: Image[];
  /** Prose outside code. */
  texts: TextRun[];
  /** Ids of HTML elements (`<a id="…">`), besides those of headings. */
  ids: Entry[];
  /** All of them, an outer one before those in it. */
  elements: ElementUse[];
  /** A component with an `id` renders rows with anchors of their own, known only once the page is built. */
  hasDataComponents: boolean;
}

export interface Page extends Body {
  /** Path from the repository root, with `/`. */
  file: string;
  /** `doc`: a page of docs/, whose title is its h1. `static`: Markdown in src/pages, which writes its own. */
  kind: 'doc' | 'static';
  /** Folder below `docs`, `''` at its root. */
  folder: string;
  raw: string;
  frontMatter: KeyedData;
  /** True when the page opens its folder: `index`, `readme` or the folder's own name. */
  isIndex: boolean;
  draft: boolean;
  /** Address in the published site; undefined for drafts and for pages whose slug is invalid. */
  route: string | undefined;
  /** Address a draft would have. */
  draftRoute: string | undefined;
  /** Why no address could be computed. */
  routeProblem: string | undefined;
}

/** A `_category_` file: label and position of a folder. */
export interface Category {
  file: string;
  folder: string;
  content: KeyedData;
}

/** Entry of `docs/tags.yml` after Docusaurus's defaults. */
export interface Tag extends Position {
  key: string;
  label: string;
  /** Address of the tag's page. */
  route: string;
  /** The entry as written. */
  value: unknown;
}

export interface ContentModel {
  /** Absolute path of the site. */
  root: string;
  /** The pages of docs/. */
  pages: Page[];
  /** Every page written in Markdown: those of docs/ and those of src/pages. */
  documents: Page[];
  categories: Category[];
  tagsFile: {file: string; content: KeyedData; tags: Map<string, Tag>} | undefined;
  /** Every address of the published site, with the file that makes it (none for tag pages). */
  routes: Map<string, {file?: string; page?: Page}>;
}
