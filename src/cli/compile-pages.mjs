// @ts-check
/** What the second thread does for `pages.mjs`. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {markParts} from '../static-blocks/mark.mjs';
import {namesOf} from './pages.mjs';

/** @type {(name: string) => any} */
const load = createRequire(import.meta.url);

/** A link to a file, whose address only the main thread knows. */
function resolveMarkdownLink() {
  throw new Error('This page is for the main thread.');
}

/** @typedef {(file: string, text: string, tree: import('mdast').Root) => void} KnowPage */

/** Whether the compiler takes something for part of the page that the checks do not: `<!-- … -->`. */
const hasComment = (/** @type {{type: string, children?: any[]}} */ node) =>
  node.type === 'comment' || (node.children?.some(hasComment) ?? false);

/**
 * Compiles pages that the main thread has not begun with, the last first.
 * @param {import('./pages.mjs').Request} request
 * @param {unknown[]} ownSteps what the request's `steps` name
 * @param {KnowPage} knowPage receives each page as it was parsed, so that the checks need not parse it again
 * @param {(answer: import('./pages.mjs').Answer) => void} answer receives each page
 */
export async function compilePages({files, claims, options, steps, hasParts}, ownSteps, knowPage, answer) {
  if (String(namesOf(ownSteps)) !== String(steps)) {
    return;
  }
  const {createProcessors} = load('@docusaurus/mdx-loader/lib/processor.js');
  const {default: preprocess} = load('@docusaurus/mdx-loader/lib/preprocessor.js');
  const {DEFAULT_PARSE_FRONT_MATTER} = load('@docusaurus/utils');
  let text = '';
  /** @param {import('mdast').Root} tree @param {import('vfile').VFile} file */
  const note = (tree, file) => {
    if (!hasComment(tree)) {
      knowPage(file.path, text, tree);
    }
  };
  /** @type {{mdxProcessor: import('./pages.mjs').Processor}} */
  const {mdxProcessor} = await createProcessors({
    options: {
      ...options,
      // The first step sees what the parser has made.
      beforeDefaultRemarkPlugins: [() => note],
      remarkPlugins: ownSteps,
      recmaPlugins: hasParts ? [markParts] : [],
      resolveMarkdownLink,
    },
  });
  for (let number = files.length - 1; number >= 0; number -= 1) {
    const filePath = files[number] ?? '';
    if (Atomics.exchange(claims, number, 1) === 0) {
      try {
        const fileContent = readFileSync(filePath, 'utf8');
        text = fileContent;
        const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
        if (frontMatter.mdx !== undefined) {
          throw new Error('A compiler of its own.');
        }
        const content = preprocess({fileContent, filePath, ...options});
        const {content: code, data} = await mdxProcessor.process({
          content,
          filePath,
          frontMatter,
          compilerName: 'client',
        });
        const {contentTitle, plan} = data;
        answer({number, made: {content, compiled: {content: code, data: {contentTitle, plan}}}});
      } catch {
        // The main thread tries again, and says what is wrong.
        answer({number});
      }
    }
  }
}
