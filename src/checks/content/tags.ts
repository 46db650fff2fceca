import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {tagKeys} from '../../content';
import {readKeyedData} from '../../content/keyed-data';
import {tagSchema} from '../../content/schemas';
import {nearest} from '../../content/suggest';
import type {ContentModel, Page, Tag} from '../../content';
import type {Check, Problem} from '../types';
import {validate} from '../validate';

/** A tag that must exist, from `data/tags.yaml`. */
interface RequiredTag {
  label: string;
  route: string;
  /** Addresses of the pages that must carry it. */
  pages: string[];
}

export const tags: Check = {
  name: 'tags',
  why: 'The tag pages are promised addresses; a page without its tag is missing from them.',
  items: 'tags and tagged pages',
  run({content, root}) {
    const required = readRequired(root);
    const file = content.tagsFile;
    if (file === undefined) {
      return {
        examined: content.pages.length,
        problems: [
          {
            file: 'docs/tags.yml',
            found: 'the file is missing',
            fix: 'add it with the tags of src/checks/data/tags.yaml',
          },
        ],
      };
    }
    const tagged = content.pages.filter((page) => tagKeys(page).length > 0);
    const carriers = Object.values(required).reduce((sum, tag) => sum + tag.pages.length, 0);
    const published = Object.values(required).reduce(
      (sum, tag) => sum + tag.pages.filter((route) => content.routes.has(route)).length,
      0,
    );
    const problems = [
      ...file.content.problems.map((problem) => ({
        ...problem,
        file: file.file,
        found: `cannot be read: ${problem.reason}`,
        fix: 'correct the YAML',
      })),
      ...[...file.tags.values()].flatMap((tag) => checkEntry(file.file, tag)),
      ...Object.entries(required).flatMap(([key, tag]) => checkRequired(key, tag, content)),
      ...tagged.flatMap((page) => checkPage(page, file.tags)),
    ];
    return {
      examined: file.tags.size + tagged.length,
      problems,
      notes: [`${published} of ${carriers} tagged pages asked for are published`],
    };
  },
};

function readRequired(root: string): Record<string, RequiredTag> {
  const file = path.join(root, 'src/checks/data/tags.yaml');
  return fs.existsSync(file) ? (parse(fs.readFileSync(file, 'utf8')) as Record<string, RequiredTag>) : {};
}

/** The entry against its schema, with the position of the tag it belongs to. */
function checkEntry(file: string, {key, value, line, column}: Tag): Problem[] {
  const entry = readKeyedData(JSON.stringify(value ?? {}));
  return validate(file, entry, tagSchema, `the tag "${key}"`).map((problem) => ({...problem, line, column}));
}

function checkRequired(key: string, required: RequiredTag, {tagsFile, routes}: ContentModel): Problem[] {
  const {file, tags: defined} = tagsFile!;
  const tag = defined.get(key);
  if (tag === undefined) {
    return [
      {
        file,
        found: `there is no tag "${key}"`,
        fix: `add it with label "${required.label}" and a permalink that makes ${required.route}`,
      },
    ];
  }
  const at = {file, line: tag.line, column: tag.column};
  const problems: Problem[] = [];
  if (tag.label !== required.label) {
    problems.push({
      ...at,
      found: `the tag "${key}" has the label "${tag.label}"`,
      fix: `write "${required.label}"`,
    });
  }
  if (tag.route !== required.route) {
    problems.push({
      ...at,
      found: `the tag "${key}" has its page at ${tag.route}`,
      fix: `choose the permalink that makes ${required.route}`,
    });
  }
  for (const route of required.pages) {
    const page = routes.get(route)?.page;
    if (page !== undefined && !tagKeys(page).includes(key)) {
      const entry = page.frontMatter.entries.get('tags');
      problems.push({
        file: page.file,
        line: entry?.line ?? 1,
        column: entry?.column ?? 1,
        found: `the page lacks the tag "${key}"`,
        fix: `add it: tags: [${[...tagKeys(page), key].join(', ')}]`,
      });
    }
  }
  return problems;
}

function checkPage(page: Page, defined: Map<string, Tag>): Problem[] {
  const {line, column} = page.frontMatter.entries.get('tags')!;
  return tagKeys(page)
    .filter((key) => !defined.has(key))
    .map((key) => {
      const meant = nearest(key, defined.keys());
      const byLabel = [...defined.values()].find((tag) => tag.label.toLowerCase() === key.toLowerCase());
      const name = byLabel?.key ?? meant;
      return {
        file: page.file,
        line,
        column,
        found: `unknown tag "${key}"`,
        allowed: name === undefined ? `docs/tags.yml has ${[...defined.keys()].join(', ')}` : undefined,
        fix: name === undefined ? 'use one of these or define the tag there' : `did you mean "${name}"?`,
      };
    });
}
