import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createContext} from '../checks/context';
import {groups} from '../checks/suite';

const templates = readdirSync(__dirname).filter((file) => file.endsWith('.mdx'));

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'templates-'));
});
afterEach(() => rmSync(root, {recursive: true}));

it('has the four kinds of pages', () => {
  expect(templates.sort()).toEqual(['guide.mdx', 'item.mdx', 'reference.mdx', 'troubleshooting.mdx']);
});

it.each(templates)('passes all checks except for its hints: %s', (template) => {
  const file = path.join(__dirname, template);
  cpSync(file, path.join(root, 'docs/support/new.mdx'), {recursive: true});
  const context = createContext(root);
  const wrong = groups
    .content!.filter(({name}) => ['pages-parse', 'front-matter', 'positions', 'words'].includes(name))
    .flatMap(({name, run}) => run(context).problems.map(() => name));
  expect(new Set(wrong)).toEqual(new Set(['words']));
  expect(wrong).toHaveLength(readFileSync(file, 'utf8').split('{/* Write:').length - 1);
});
