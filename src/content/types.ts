import type {Root} from 'mdast';
import type {LocatedYaml, Position, SyntaxProblem} from '../lib/yaml';

interface Link extends Position {
  /** Link target as written in the page: a URL, a relative path or an `#anchor`. */
  url: string;
}

/** A use of a component or an HTML element on a page. */
export interface ElementUse extends Position {
  /** Empty for a JSX fragment. */
  name: string;
  /** Undefined if the element has no id, or if the id is a JavaScript expression. */
  id: string | undefined;
}

/** The content of a page below its front matter. */
export interface Body {
  /** Empty if the page has a syntax error. */
  tree: Root;
  problem?: SyntaxProblem;
  links: Link[];
  /** All elements in document order, parents before their children. */
  elements: ElementUse[];
}

export interface Page extends Body {
  /** Path relative to the repository root, with `/`. */
  file: string;
  /**
   * `doc`: a page in docs/; its title becomes the h1. `static`: a Markdown page in src/pages; its text
   * contains the h1.
   */
  kind: 'doc' | 'static';
  /** Path of the page's folder relative to `docs`; empty for a page directly in `docs`. */
  folder: string;
  raw: string;
  frontMatter: LocatedYaml;
  /** Whether the page is the index of its folder: `index`, `readme`, or a page with the folder's name. */
  isIndex: boolean;
  draft: boolean;
  /** Route in the published site. A draft has the route that it would have if it were published. */
  route: string;
}

/** A `_category_` file, which defines the label and position of a folder. */
export interface Category {
  file: string;
  folder: string;
  content: LocatedYaml;
}

export interface ContentModel {
  /** Absolute path of the site. */
  root: string;
  /** All pages in docs/. */
  pages: Page[];
  /** All Markdown pages, in docs/ and in src/pages. */
  documents: Page[];
  categories: Category[];
  /** Maps every route of the published site to its source file. Tag pages have no source file. */
  routes: Map<string, {file?: string; page?: Page}>;
}
