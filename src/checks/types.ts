import type {ContentModel} from '../content';
import type {SiteData} from '../data/model/read';
import type {BuiltSite} from './site/built-site';

/** A problem, described for the person who can fix it. */
export interface Problem {
  /** Path from the repository root, with `/`. */
  file: string;
  line?: number;
  column?: number;
  /** Found text, quoted. */
  found: string;
  /** What is allowed, unless the fix contains it. */
  allowed?: string;
  fix: string;
}

export interface Result {
  /** Number of items. The check fails if it is 0, because it then proves nothing. */
  examined: number;
  problems: Problem[];
  /** Lines to print even if there are no problems, such as measurements. */
  notes?: string[];
}

/** The input of checks. Each part is loaded on first use. */
export interface Context {
  /** Absolute path of the site. */
  root: string;
  content: ContentModel;
  /** The facts in `src/data`. */
  data: SiteData;
  /** The built site. Throws an Error if there is no build. */
  site: BuiltSite;
}

export interface Check {
  /** As in the table of README.md. */
  name: string;
  /** One sentence: what a reader would suffer without this check. */
  why: string;
  /** The items that `examined` counts, in the plural. */
  items: string;
  run(context: Context): Result;
}
