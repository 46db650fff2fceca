import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {partsFile, staticElements, type PartsFile} from '../../client/static-content/plan';
import {attribute, childrenOf, find, isElement} from '../post/dom';
import type {BuiltPage} from '../post/page';
import type {Step} from '../post/pages';

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
  const blocks = childrenOf(root).filter(isElement);
  const elements = staticElements(plan, blocks);
  if (!elements) {
    throw new Error(
      `found ${blocks.length} elements where ${plan.length} were rendered. A component that is not static in ` +
        'src/components/registry.ts must render exactly one element where it stands between paragraphs; give it a box',
    );
  }
  return {key, parts: elements.map((element) => page.sourceOf(element))};
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
