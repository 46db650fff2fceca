import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {sections} from '../../config/sections';
import {readBuiltPages, wanted} from '../built-pages';
import type {Twin} from './twin';

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
  wanted.add('twin');
  return {
    name: 'markdown-twins',
    async postBuild(props) {
      const {outDir, routesPaths, baseUrl, siteConfig} = props;
      const origin = new URL(siteConfig.url).origin;
      const pages = await readBuiltPages(props);
      const twins: Twin[] = [];
      for (const route of routesPaths.map((path) => decodeURI(path)).sort()) {
        const inside = route.slice(baseUrl.length);
        if (!inside.startsWith('docs')) {
          continue;
        }
        const twin = pages.get(`${inside}.html`)?.twin;
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
