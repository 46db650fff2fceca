import {find, hasClass} from '../../lib/dom';
import type {Element, Node} from '../../lib/dom';
import {meta} from '../../search/records/page';
import {textOf} from '../../search/records/text';
import {articleToMarkdown} from './to-markdown';

/** A page converted to Markdown. */
export interface ExportedPage {
  /** Decoded absolute path, including the base path. */
  route: string;
  title: string;
  description: string;
  /** The complete Markdown text, including title and URL. */
  markdown: string;
}

/** Returns the part of a page that is converted. */
export const articleOf = (root: Node): Element | undefined =>
  find(root, (one) => hasClass(one, 'theme-doc-markdown')) ??
  find(root, (one) => one.tagName === 'main' && find(one, ({tagName}) => tagName === 'h1') !== undefined);

/**
 * Converts a built page to Markdown.
 * @param root root node of the parsed page
 * @param route absolute path, decoded
 * @param origin scheme and host of the site
 * @returns undefined for a page that is not a document or is marked `noindex`
 */
export function exportPage(root: Node, route: string, origin: string): ExportedPage | undefined {
  const article = articleOf(root);
  const title = article && find(article, ({tagName}) => tagName === 'h1');
  if (!article || !title || meta(root, 'robots')?.includes('noindex')) {
    return undefined;
  }
  const address = `${origin}${encodeURI(route)}`;
  const description = meta(root, 'description') ?? '';
  const name = textOf(title);
  const text = articleToMarkdown(article, address).replace(/^# .*\n+/, '');
  const markdown = `# ${name}\n\n> ${description}\n\nPage: <${address}>\n\n${text}`;
  return {route, title: name, description, markdown};
}
