import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {partsFile} from '../../client/static-content/address';
import {staticElements} from '../../client/static-content/plan';
import {attribute, childrenOf, find, isElement} from '../post/dom';
import type {Element} from '../post/dom';
import type {BuiltPage} from '../post/page';
import type {Step} from '../post/pages';

/** What the browser fetches to render a page reached by a link. */
export interface PartsFile {
  /** The same as in the page's script: both are of one build. */
  key: string;
  /** HTML of each static part. */
  parts: string[];
}

/**
 * Extracts the static content of a page.
 * @returns undefined for a page without
 * @throws Error when a component has rendered no element, or several
 */
export function extractParts(page: BuiltPage): PartsFile | undefined {
  const root = find(page.root, (one) => attribute(one, 'data-parts') !== undefined);
  if (!root) {
    return undefined;
  }
  const [key = '', plan = ''] = attribute(root, 'data-parts')!.split(' ');
  try {
    const elements = staticElements<Element>(plan, root, (one) => childrenOf(one).filter(isElement));
    return {key, parts: elements.map((element) => page.sourceOf(element))};
  } catch (error) {
    throw new Error(
      `${(error as Error).message}. A component that is not in src/components/static-components.ts must render exactly one ` +
        'element where it stands between paragraphs; give it a box',
      {cause: undefined},
    );
  }
}

/** Writes the static content of each document to a file, for browsers that reach it by a link. */
export function staticContentFiles(folder: string): Step {
  return {
    page(page) {
      const content = extractParts(page);
      if (content) {
        const file = path.join(folder, partsFile(page.file.replace(/(?:\/index)?\.html$/, '')));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify(content));
      }
    },
  };
}
