import type {Root} from 'mdast';
import type {LocatedYaml, Position, SyntaxProblem} from '../lib/yaml';

interface Link extends Position {
  /** As written: address, relative path, `#anchor`. */
  url: string;
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
  /** Empty when the page does not parse. */
  tree: Root;
  problem?: SyntaxProblem;
  links: Link[];
  /** All of them, an outer one before those in it. */
  elements: ElementUse[];
}

export interface Page extends Body {
  /** Path from the repository root, with `/`. */
  file: string;
  /** `doc`: a page of docs/, whose title is its h1. `static`: Markdown in src/pages, which writes its own. */
  kind: 'doc' | 'static';
  /** Folder below `docs`, `''` at its root. */
  folder: string;
  raw: string;
  frontMatter: LocatedYaml;
  /** True when the page opens its folder: `index`, `readme` or the folder's own name. */
  isIndex: boolean;
  draft: boolean;
  /** Address in the published site; of a draft the one that it would have. */
  route: string;
}

/** A `_category_` file: label and position of a folder. */
export interface Category {
  file: string;
  folder: string;
  content: LocatedYaml;
}

export interface ContentModel {
  /** Absolute path of the site. */
  root: string;
  /** The pages of docs/. */
  pages: Page[];
  /** Every page written in Markdown: those of docs/ and those of src/pages. */
  documents: Page[];
  categories: Category[];
  /** Every address of the published site, with the file that makes it (none for tag pages). */
  routes: Map<string, {file?: string; page?: Page}>;
}
