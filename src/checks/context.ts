import {readContent, type ReadOptions} from '../content';
import type {ContentModel} from '../content';
import {readData} from '../data/model/read';
import type {SiteData} from '../data/model/read';
import {readBuiltSite} from './site/built-site';
import type {BuiltSite} from './site/built-site';
import type {Context} from './types';

/**
 * Creates the context for checks. Data, content and built site are loaded on first use.
 * @param root absolute path of the repository
 * @param data data of the site, if already loaded
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
