import {attribute, find, hasClass} from '../post/dom';
import type {Node} from '../post/dom';
import {textOf} from '../../search/records/text';
import {articleToMarkdown} from './to-markdown';

/** A page with its Markdown. */
export interface ExportedPage {
  /** Absolute path with the base path, decoded. */
  route: string;
  title: string;
  description: string;
  /** The whole text, with title and address. */
  markdown: string;
}

/**
 * A built page as Markdown.
 * @param root the page, parsed
 * @param route absolute path, decoded
 * @param origin scheme and host of the site
 * @returns undefined for a page that is no document or asks not to be indexed
 */
export function exportPage(root: Node, route: string, origin: string): ExportedPage | undefined {
  const meta = (name: string) =>
    find(
      root,
      (one) => one.tagName === 'meta' && [attribute(one, 'name'), attribute(one, 'property')].includes(name),
    );
  const article =
    find(root, (one) => hasClass(one, 'theme-doc-markdown')) ??
    find(root, (one) => one.tagName === 'main' && find(one, ({tagName}) => tagName === 'h1') !== undefined);
  const title = article && find(article, ({tagName}) => tagName === 'h1');
  const robots = meta('robots');
  if (!article || !title || (robots && /noindex/.test(attribute(robots, 'content') ?? ''))) {
    return undefined;
  }
  const address = `${origin}${encodeURI(route)}`;
  const description = meta('description');
  const sentence = description ? (attribute(description, 'content') ?? '') : '';
  const name = textOf(title);
  const body = articleToMarkdown(article, address);
  const rest = body.replace(/^# .*\n+/, '');
  return {
    route,
    title: name,
    description: sentence,
    markdown: `# ${name}\n\n> ${sentence}\n\nPage: <${address}>\n\n${rest}`,
  };
}
