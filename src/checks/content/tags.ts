import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {tagKeys} from '../../content';
import type {ContentModel} from '../../content';
import type {Check, Problem} from '../types';

const requiredFile = 'src/checks/data/tags.yaml';

/** A tag that must exist. */
interface RequiredTag {
  label: string;
  route: string;
  /** Addresses of the pages that must carry it. */
  pages: string[];
}

/** Unknown tags of a page and misspelt keys of docs/tags.yml stop the build: Docusaurus sees to those (`onInlineTags`). */
export const tags: Check = {
  name: 'tags',
  why: 'The tag pages are promised addresses; a page without its tag is missing from them.',
  items: 'promised tags and their pages',
  run({content, root}) {
    const file = path.join(root, requiredFile);
    const required = fs.existsSync(file)
      ? Object.entries(parse(fs.readFileSync(file, 'utf8')) as Record<string, RequiredTag>)
      : [];
    const published = required.flatMap(([, {pages}]) => pages.filter((route) => content.routes.has(route)));
    return {
      examined: required.length + published.length,
      problems: required.flatMap(([key, tag]) => [
        ...checkTag(key, tag, content),
        ...checkPages(key, tag, content),
      ]),
    };
  },
};

function checkTag(key: string, {label, route}: RequiredTag, {tagsFile}: ContentModel): Problem[] {
  const file = tagsFile?.file ?? 'docs/tags.yml';
  const tag = tagsFile?.tags.get(key);
  if (tag === undefined) {
    const fix = `add it with label "${label}" and a permalink that makes ${route}`;
    return [{file, found: `there is no tag "${key}"`, fix}];
  }
  const wrong = (found: string, fix: string) => ({file, line: tag.line, column: tag.column, found, fix});
  return [
    ...(tag.label === label
      ? []
      : [wrong(`the tag "${key}" has the label "${tag.label}"`, `write "${label}"`)]),
    ...(tag.route === route
      ? []
      : [wrong(`the tag "${key}" has its page at ${tag.route}`, `choose the permalink that makes ${route}`)]),
  ];
}

function checkPages(key: string, {pages}: RequiredTag, {routes}: ContentModel): Problem[] {
  return pages
    .flatMap((route) => routes.get(route)?.page ?? [])
    .filter((page) => !tagKeys(page).includes(key))
    .map((page) => {
      const {line, column} = page.frontMatter.entries.get('tags') ?? {line: 1, column: 1};
      const fix = `add it: tags: [${[...tagKeys(page), key].join(', ')}]`;
      return {file: page.file, line, column, found: `the page lacks the tag "${key}"`, fix};
    });
}
