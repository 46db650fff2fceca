import type {ContentModel} from '../content';
import type {SiteData} from '../data/model/read';
import type {BuiltSite} from './site/built-site';

/** One thing that is wrong, told to the person who can mend it. */
export interface Problem {
  /** Path from the repository root, with `/`. */
  file: string;
  line?: number;
  column?: number;
  /** What was found, with the text in quotes. */
  found: string;
  /** What would be right; left out when the fix says it. */
  allowed?: string;
  /** What to do about it. */
  fix: string;
}

export interface Result {
  /** How many items were looked at. None is a failure: a check that sees nothing protects nothing. */
  examined: number;
  problems: Problem[];
  /** Lines worth printing although nothing is wrong, such as what had to be skipped. */
  notes?: string[];
}

/** What checks read. Each part is loaded on first use. */
export interface Context {
  /** Absolute path of the site. */
  root: string;
  content: ContentModel;
  /** The facts in `src/data`. */
  data: SiteData;
  /** The built site. Reading it throws when there is no build. */
  site: BuiltSite;
}

export interface Check {
  /** As in the README's table. */
  name: string;
  /** One sentence: what goes wrong for a reader without this check. */
  why: string;
  /** What `examined` counts, in the plural. */
  items: string;
  run(context: Context): Result;
}
