import type {ContentModel} from '../content';
import type {SiteData} from '../data/model/read';
import type {BuiltSite} from './site/built-site';

/** A problem, described for the person who has to fix it. */
export interface Problem {
  /** Path relative to the repository root, with `/` as the separator. */
  file: string;
  line?: number;
  column?: number;
  /** What was found. Text from the file is in quotation marks. */
  found: string;
  /** What is allowed. Omitted if `found` or `fix` already contains it. */
  allowed?: string;
  fix: string;
}

export interface Result {
  /** Number of examined items. A check fails if it is 0, because it then proves nothing. */
  examined: number;
  problems: Problem[];
  /** Lines to print even if there are no problems, such as measurements. */
  notes?: string[];
}

/** The input of checks. Data, content and built site are loaded on first use. */
export interface Context {
  /** Absolute path of the repository. */
  root: string;
  content: ContentModel;
  /** The facts in `src/data`. */
  data: SiteData;
  /** The built site. Throws an Error if `build` does not exist. */
  site: BuiltSite;
}

export interface Check {
  /** Name of the check, as in the table of README.md. */
  name: string;
  /** Reason for the check, in one sentence. Printed above its problems. */
  why: string;
  /** Plural noun for what `examined` counts. */
  items: string;
  run(context: Context): Result;
}
