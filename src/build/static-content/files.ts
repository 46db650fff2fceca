import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {partsFile, staticElements, type PageScripts, type PartsFile} from '../../client/static-content/plan';
import {attribute, childrenOf, find, isElement} from '../../lib/dom';
import type {BuiltPage} from '../post/page';
import type {Step} from '../post/pages';

/**
 * Extracts the static content of a page.
 * @returns undefined for a page without
 * @throws Error when a component has rendered no element, or several
 */
export function extractParts(page: BuiltPage): Omit<PartsFile, 'scripts'> | undefined {
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

/** The scripts of a document, which the page's loader names. */
function scriptsOf(page: BuiltPage): PageScripts | undefined {
  const loader = find(page.root, (one) => attribute(one, 'data-module') !== undefined);
  if (!loader) {
    return undefined;
  }
  const names = attribute(loader, 'data-scripts')!.split(' ');
  return {
    module: attribute(loader, 'data-module')!,
    chunks: names
      .map((name) => name.replace(/\.[^.]+$/, ''))
      .filter((name) => !/^(?:main|runtime~main)$/.test(name)),
  };
}

/** Writes static content and scripts of each document to a file, for browsers that reach it by a link. */
export function staticContentFiles(folder: string): Step {
  return {
    page(page) {
      const scripts = scriptsOf(page);
      if (scripts) {
        const content: PartsFile = {...(extractParts(page) ?? {key: '', parts: []}), scripts};
        const file = path.join(folder, partsFile(page.file.replace(/(?:\/index)?\.html$/, '')));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify(content));
      }
    },
  };
}
