import {readContent, type ReadOptions} from '../content';
import type {ContentModel} from '../content';
import {readData} from '../data/model/read';
import type {SiteData} from '../data/model/read';
import {readBuiltSite} from './site/built-site';
import type {BuiltSite} from './site/built-site';
import type {Context} from './types';

/**
 * Creates the context of checks. Each part is read when a check first uses it.
 * @param root absolute path of the site
 * @param data its data, if already read
 * @param options passed to `readContent`
 */
export function createContext(root: string, data?: SiteData, options?: ReadOptions): Context {
  let content: ContentModel | undefined;
  let site: BuiltSite | undefined;
  return {
    root,
    get content() {
      return (content ??= readContent(root, options));
    },
    get data() {
      return (data ??= readData(root));
    },
    get site() {
      return (site ??= readBuiltSite(root));
    },
  };
}
