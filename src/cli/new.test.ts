import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createContext} from '../checks/context';
import {groups} from '../checks/suite';
import {kindsOf, nameFrom, planPage, type PageOptions} from './new';
import {root as repository} from './project';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), text);
};

const options: PageOptions = {
  folder: 'support/Troubleshooting',
  kind: 'guide',
  title: 'No sound in the game',
  description: 'What to check when Minecraft is silent although other programs play sound.',
};

const front = (fields: string) =>
  `---\ntitle: A\ndescription: A page that stands in the sample and has words enough.\n${fields}---\n\nText.\n`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-page-'));
  cpSync(join(repository, 'src/templates'), join(root, 'src/templates'), {recursive: true});
  write('docs/support/index.mdx', front('sidebar_position: 10\n'));
  write('docs/support/Troubleshooting/_category_.json', '{"label": "Troubleshooting", "position": 20}');
  write('docs/support/Troubleshooting/wrong-gpu.mdx', front('sidebar_position: 40\n'));
  write('docs/support/Troubleshooting/Old/index.mdx', front('sidebar_position: 50\n'));
});

afterEach(() => rmSync(root, {recursive: true}));

describe('planPage', () => {
  it('fills the front matter and takes the next place in the sidebar', () => {
    const page = planPage(root, options);
    expect(page.file).toBe('docs/support/Troubleshooting/no-sound-in-the-game.mdx');
    expect(page.route).toBe('/docs/support/Troubleshooting/no-sound-in-the-game');
    expect(page.text).toContain(`---
title: No sound in the game
description: What to check when Minecraft is silent although other programs play sound.
sidebar_position: 60
---

At the end of this page`);
  });

  it('quotes what YAML would misread', () => {
    const {text} = planPage(root, {...options, title: 'Error: "null" # 5', name: 'error'});
    expect(text).toContain(`title: 'Error: "null" # 5'\n`);
  });

  it.each([
    [
      {folder: 'support/Troubleshoting'},
      'does not exist — did you mean "support/Troubleshooting"? Allowed: support, support/Troubleshooting, support/Troubleshooting/Old.',
    ],
    [
      {kind: 'gide'},
      'The kind "gide" does not exist — did you mean "guide"? Allowed: guide, item, reference',
    ],
    [{title: '???'}, '"" cannot name a file'],
    [{name: '../../escape'}, '"../../escape" cannot name a file'],
    [{title: 'Wrong GPU'}, 'docs/support/Troubleshooting/wrong-gpu.mdx exists already'],
  ])('refuses %j', (change, message) => {
    expect(() => planPage(root, {...options, ...change})).toThrow(message);
  });
});

describe('the templates', () => {
  it('are the four kinds of page', () => {
    expect(kindsOf(root).sort()).toEqual(['guide', 'item', 'reference', 'troubleshooting']);
  });

  it.each(['guide', 'item', 'reference', 'troubleshooting'])(
    'make a page that has nothing wrong but its hints: %s',
    (kind) => {
      const page = planPage(root, {...options, kind});
      write(page.file, page.text);
      const context = createContext(root);
      const wrong = groups
        .content!.filter(({name}) => ['pages-parse', 'front-matter', 'positions', 'words'].includes(name))
        .flatMap(({name, run}) =>
          run(context)
            .problems.filter(({file}) => file === page.file)
            .map(() => name),
        );
      expect(new Set(wrong)).toEqual(new Set(['words']));
      expect(wrong).toHaveLength(readFileSync(join(root, page.file), 'utf8').split('{/* Write:').length - 1);
    },
  );
});

it.each([
  ['Änderungen & Ärger', 'anderungen-and-arger'],
  ["Can't join a server!", 'cant-join-a-server'],
])('names a file: %s', (title, name) => {
  expect(nameFrom(title)).toBe(name);
});
