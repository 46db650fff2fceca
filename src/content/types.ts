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
  /** Undefined if there is none, or if it is an expression. */
  id: string | undefined;
}

/** The content of a page below its front matter. */
export interface Body {
  /** Empty if the page does not parse. */
  tree: Root;
  problem?: SyntaxProblem;
  links: Link[];
  /** All elements, each before those inside it. */
  elements: ElementUse[];
}

export interface Page extends Body {
  /** Path from the repository root, with `/`. */
  file: string;
  /** `doc`: a page of docs/, whose title is its h1. `static`: Markdown in src/pages, which contains its own h1. */
  kind: 'doc' | 'static';
  /** Folder below `docs`, `''` at its root. */
  folder: string;
  raw: string;
  frontMatter: LocatedYaml;
  /** Whether the page is the index of its folder: `index`, `readme`, or named like the folder. */
  isIndex: boolean;
  draft: boolean;
  /** Address in the published site; for a draft, the one that it would have. */
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
  /** Every page in Markdown: those of docs/ and those of src/pages. */
  documents: Page[];
  categories: Category[];
  /** Every address of the published site, with its source file (none for tag pages). */
  routes: Map<string, {file?: string; page?: Page}>;
}
