// @ts-check
/** What the second thread does for `pages.mjs`. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {receiveMessageOnPort} from 'node:worker_threads';
import {namesOf, reading} from './pages.mjs';

/** @type {(name: string) => any} */
const load = createRequire(import.meta.url);

/** A link to a file, whose address only the main thread knows. */
function resolveMarkdownLink() {
  throw new Error('This page is for the main thread.');
}

/**
 * What the checks know of a page: `src/content`.
 * @typedef {object} Reader
 * @property {import('./pages.mjs').BodyOf} bodyOf
 * @property {(file: string, text: string, body: unknown) => void} knowPage
 */

/**
 * Compiles pages that the main thread has not begun with, the last first.
 * @param {import('./pages.mjs').Request} request
 * @param {{createProcessors: import('./pages.mjs').CreateProcessors, ownSteps: unknown[]}} compiler Docusaurus's compiler
 *   of pages, and what the request's `steps` name
 * @param {Reader} reader receives each page as it was parsed, here or in the main thread, so that the checks need not parse
 *   it again
 * @param {(answer: import('./pages.mjs').Answer) => void} answer receives each page
 */
export async function compilePages(
  {files, claims, bodies, options, steps},
  {createProcessors, ownSteps},
  reader,
  answer,
) {
  if (String(namesOf(ownSteps)) !== String(steps)) {
    return;
  }
  const {default: preprocess} = load('@docusaurus/mdx-loader/lib/preprocessor.js');
  const {DEFAULT_PARSE_FRONT_MATTER} = load('@docusaurus/utils');
  let text = '';
  const {mdxProcessor} = await createProcessors({
    options: {
      ...options,
      // The first step sees what the parser has made.
      beforeDefaultRemarkPlugins: [reading(reader.bodyOf, (file, body) => reader.knowPage(file, text, body))],
      remarkPlugins: ownSteps,
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
        const {contentTitle} = data;
        answer({number, made: {content, compiled: {content: code, data: {contentTitle}}}});
      } catch {
        // The main thread tries again, and says what is wrong.
        answer({number});
      }
    }
  }
  for (let one = receiveMessageOnPort(bodies); one; one = receiveMessageOnPort(bodies)) {
    const {file, text: theirs, body} = one.message;
    reader.knowPage(file, theirs, body);
  }
}
