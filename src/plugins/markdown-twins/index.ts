import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {sections} from '../../config/sections';
import {attribute, find, hasClass, parsePage} from '../../search/records/dom';
import {textOf} from '../../search/records/text';
import {articleToMarkdown} from './to-markdown';

/** A page with its twin. */
export interface Twin {
  /** Absolute path with the base path, decoded. */
  path: string;
  title: string;
  description: string;
  /** The whole text, with title and address. */
  markdown: string;
}

/**
 * The Markdown twin of a built page.
 * @param html the page
 * @param route absolute path, decoded
 * @param origin scheme and host of the site
 * @returns undefined for a page that is no document or asks not to be indexed
 */
export function twinOf(html: string, route: string, origin: string): Twin | undefined {
  const root = parsePage(html);
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
    path: route,
    title: name,
    description: sentence,
    markdown: `# ${name}\n\n> ${sentence}\n\nPage: <${address}>\n\n${rest}`,
  };
}

/** Where the twin of a page lies; the landing page of the documentation has one too. */
export function twinPath(route: string): string {
  return `${route}.md`;
}

/**
 * `llms.txt` (https://llmstxt.org): what is there, section by section, each with its twin.
 * @param twins pages in reading order
 */
export function overview(
  twins: readonly Twin[],
  site: {title: string; tagline: string; origin: string},
): string {
  const line = ({path: route, title, description}: Twin) =>
    `- [${title}](${site.origin}${encodeURI(twinPath(route))}): ${description}`;
  const inSection = (section: {path: string}) =>
    twins.filter(({path: route}) => route === section.path || route.startsWith(`${section.path}/`));
  const others = twins.filter((twin) => !sections.some((section) => inSection(section).includes(twin)));
  const parts = [
    `# ${site.title}`,
    `> ${site.tagline}`,
    `Every page is there as Markdown at its address with \`.md\` behind it; all of them in one file: <${site.origin}/llms-full.txt>`,
    ...sections
      .filter((section) => inSection(section).length > 0)
      .map((section) => `## ${section.label}\n\n${inSection(section).map(line).join('\n')}`),
    ...(others.length > 0 ? [`## Optional\n\n${others.map(line).join('\n')}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Writes a Markdown twin beside every built document, `llms.txt` and `llms-full.txt`. */
export default function markdownTwins(): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, routesPaths, baseUrl, siteConfig}) {
      const origin = new URL(siteConfig.url).origin;
      const twins: Twin[] = [];
      for (const route of routesPaths.map((path) => decodeURI(path)).sort()) {
        const inside = route.slice(baseUrl.length);
        if (!inside.startsWith('docs')) {
          continue;
        }
        const html = await readFile(path.join(outDir, `${inside}.html`), 'utf8').catch(() => undefined);
        const twin = html === undefined ? undefined : twinOf(html, route, origin);
        if (twin) {
          const file = path.join(outDir, twinPath(inside));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, twin.markdown);
          twins.push(twin);
        }
      }
      if (twins.length === 0) {
        throw new Error(
          'markdown-twins: the build has no document with a title, so there is nothing to copy.',
        );
      }
      const {title, tagline} = siteConfig;
      await writeFile(
        path.join(outDir, 'llms.txt'),
        overview(twins, {title, tagline, origin: `${origin}${baseUrl.replace(/\/$/, '')}`}),
      );
      await writeFile(
        path.join(outDir, 'llms-full.txt'),
        twins.map(({markdown}) => markdown).join('\n---\n\n'),
      );
    },
  };
}
