import {readContent, type ReadOptions} from '../content';
import type {ContentModel} from '../content';
import {readData} from '../data/model/read';
import type {SiteData} from '../data/model/read';
import {readBuiltSite} from './site/built-site';
import type {BuiltSite} from './site/built-site';
import type {Context} from './types';

/**
 * Opens a site for checking.
 * @param root absolute path of the site; nothing is read before a check asks for it
 * @param data what is known of it already
 * @param options passed on to `readContent`
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
