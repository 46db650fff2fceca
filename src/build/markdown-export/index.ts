import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sectionOf, sections} from '../../config/sections';
import {withoutEnding} from '../../lib/uri';
import type {BuiltFolder, Step} from '../post/pages';
import {exportPage} from './export-page';
import type {ExportedPage} from './export-page';

interface Site extends BuiltFolder {
  title: string;
  tagline: string;
  /** Scheme and host, such as `https://example.com`. */
  origin: string;
}

/**
 * Formats `llms.txt` (https://llmstxt.org), which lists all pages by section, each with the URL of its Markdown copy.
 * @param pages in reading order
 * @param site `origin` includes the base path
 */
export function overview(
  pages: readonly ExportedPage[],
  site: Pick<Site, 'title' | 'tagline' | 'origin'>,
): string {
  const line = ({route, title, description}: ExportedPage) =>
    `- [${title}](${site.origin}${encodeURI(route)}.md): ${description}`;
  const labelOf = ({route}: ExportedPage) => sectionOf(route)?.label ?? 'Optional';
  const labels = [...sections.map(({label}) => label), 'Optional'];
  const blocks = [
    `# ${site.title}`,
    `> ${site.tagline}`,
    `To get a page as Markdown, append \`.md\` to its URL. All pages in one file: <${site.origin}/llms-full.txt>`,
    ...labels
      .map((label) => ({label, inside: pages.filter((page) => labelOf(page) === label)}))
      .filter(({inside}) => inside.length > 0)
      .map(({label, inside}) => `## ${label}\n\n${inside.map(line).join('\n')}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Writes a Markdown copy next to each built document, plus `llms.txt` and `llms-full.txt`. */
export function markdownExport({folder, baseUrl, origin, title, tagline}: Site): Step {
  const pages: ExportedPage[] = [];
  return {
    page({root, route, file}) {
      const exported = route.startsWith(`${baseUrl}docs`) ? exportPage(root, route, origin) : undefined;
      if (exported) {
        const target = path.join(folder, `${withoutEnding(file)}.md`);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, exported.markdown);
        pages.push(exported);
      }
    },
    end() {
      pages.sort((a, b) => (a.route < b.route ? -1 : 1));
      const site = {title, tagline, origin: origin + baseUrl.replace(/\/$/, '')};
      writeFileSync(path.join(folder, 'llms.txt'), overview(pages, site));
      writeFileSync(
        path.join(folder, 'llms-full.txt'),
        pages.map(({markdown}) => markdown).join('\n---\n\n'),
      );
    },
  };
}
