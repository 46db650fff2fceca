import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import codeSamples from './code-samples';
import dataRefs from './data-refs';
import marks from './marks';
import minecraftSwitch from './minecraft';
import pageComponents from './page-components';
import {pageSteps} from '.';

let siteDir: string;
const entries = () => path.join(siteDir, '.docusaurus/structured-data/default');

function writeIndex(index: Record<string, string[]>) {
  fs.mkdirSync(entries(), {recursive: true});
  fs.writeFileSync(path.join(entries(), 'index.json'), JSON.stringify(index));
}

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'refs-'));
  writeIndex({
    commands: ['lamp', 'lamp/lamps'],
    config: ['lamp', 'lamp/light'],
    versions: ['lamp-mod', 'oil-mod'],
    recipes: ['lamp/lamp'],
    items: ['lamp:wick'],
  });
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const parse = (page: string) => unified().use(remarkParse).use(remarkMdx).parse(page);

/**
 * Applies a step and formats the resulting page: imports as source code, elements as `name: attribute=expression`.
 */
function compile(page: string, step = dataRefs({siteDir})) {
  const tree: Root = parse(page);
  step(tree, new VFile({path: path.join(siteDir, 'docs/mods/lamp.mdx')}));
  const imports = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
  const data: string[] = [];
  const walk = (node: Root | Root['children'][number]) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const attribute = node.attributes.find((found) => 'name' in found && found.name === 'data');
      data.push(
        `${node.name}: ${attribute && typeof attribute.value === 'object' ? attribute.value?.value : 'none'}`,
      );
    }
    if ('children' in node) {
      node.children.forEach((child) => walk(child as Root['children'][number]));
    }
  };
  walk(tree);
  return {imports, data, tree};
}

describe('data-refs', () => {
  it('imports exactly the entries that a page uses, each once', () => {
    const {imports, data} = compile(
      '# Lamps\n\n<CommandTable id="lamp/lamps" />\n\nText with <ConfigFile id="lamp" /> and <Cards id="lamp" />.\n\n<ConfigTable id="lamp" />\n',
    );
    expect(imports).toEqual([
      "import data0 from '@generated/structured-data/default/commands/lamp/lamps.json';",
      "import data1 from '@generated/structured-data/default/config/lamp.json';",
    ]);
    expect(data).toEqual(['CommandTable: data0', 'ConfigFile: data1', 'Cards: none', 'ConfigTable: data1']);
  });

  it('finds the entry of an item in the folder of its namespace', () => {
    expect(compile('A <Item id="lamp:wick" />.\n').imports).toEqual([
      "import data0 from '@generated/structured-data/default/items/lamp/wick.json';",
    ]);
  });

  it('gives the compiler syntax trees, because it does not read text', () => {
    const {tree} = compile('<Version id="lamp-mod oil-mod" />');
    const [first] = tree.children;
    expect(first?.type === 'mdxjsEsm' && first.data?.estree?.body[0]).toMatchObject({
      type: 'ImportDeclaration',
      source: {value: '@generated/structured-data/default/versions/lamp-mod.json'},
    });
    const version = tree.children.at(-1);
    const attribute = version?.type === 'mdxJsxFlowElement' ? version.attributes.at(-1) : undefined;
    expect(attribute).toMatchObject({
      value: {
        data: {
          estree: {
            body: [{expression: {type: 'ArrayExpression', elements: [{name: 'data0'}, {name: 'data1'}]}}],
          },
        },
      },
    });
  });

  it('leaves a page without data alone', () => {
    expect(compile('# Lamps\n\n<Cards />\n').imports).toEqual([]);
  });

  it.each([
    [
      '<CommandTable id="lamp/lmaps" />',
      '1:1 <CommandTable> has an unknown id "lamp/lmaps" — did you mean "lamp/lamps"?',
    ],
    [
      'Text.\n\n<ConfigTable id="light" />',
      '3:1 <ConfigTable> has an unknown id "light" — did you mean "lamp/light"?',
    ],
    [
      '<Version id="lamp-mod nothing-near" />',
      '1:1 <Version> has an unknown id "nothing-near" — known: lamp-mod, oil-mod',
    ],
    ['<CommandTable />', '1:1 <CommandTable> has no id — add the id of an entry: <CommandTable id="…" />'],
    [
      '<FactTable id="lamp" />',
      '1:1 <FactTable> has an unknown id "lamp" — src/data has no entries of this kind',
    ],
    [
      '<ConfigTable id="lamp/light" />\n\n<ConfigTable id="lamp" />',
      '3:1 <ConfigTable id="lamp" /> repeats rows of <ConfigTable id="lamp/light" /> — keep one of the two and link to it',
    ],
    [
      '<Recipe id="lamp/lamp" />\n\n<Item id="lamp:wick" /> <Item id="lamp:wick" />\n\n<Recipe id="lamp/lamp" />',
      '5:1 <Recipe id="lamp/lamp" /> repeats an earlier one — keep one of the two and link to it',
    ],
    ['<Item id="lamp:wik" />', '1:1 <Item> has an unknown id "lamp:wik" — did you mean "lamp:wick"?'],
  ])('stops at %j', (page, message) => {
    expect(() => compile(page)).toThrow(`docs/mods/lamp.mdx:${message}`);
  });

  it('accepts an id as soon as the data contain it', () => {
    const step = dataRefs({siteDir});
    expect(() => compile('<ThemeTable id="lamp" />', step)).toThrow('<ThemeTable> has an unknown id');
    writeIndex({theme: ['lamp']});
    // Two writes within the same clock tick would have equal modification times.
    fs.utimesSync(path.join(entries(), 'index.json'), new Date(), new Date(Date.now() + 2000));
    expect(compile('<ThemeTable id="lamp" />', step).data).toEqual(['ThemeTable: data0']);
  });
});

describe('page-components', () => {
  it('imports only the components that a page uses', () => {
    const imports = (page: string) => compile(page, pageComponents()).imports;
    expect(imports('<FileCheck />\n\n<FileCheck />')).toEqual([
      "import FileCheck from '@site/src/components/FileCheck';",
    ]);
    expect(imports('text')).toEqual([]);
  });

  it('imports by name what shares a folder', () => {
    expect(compile('<Row label="RAM"><Toggle on /></Row>', pageComponents()).imports).toEqual([
      "import {Row} from '@site/src/components/Drawing';",
      "import {Toggle} from '@site/src/components/Drawing';",
    ]);
  });

  it('refuses an unknown component, and ignores those that the page imports itself', () => {
    const step = pageComponents();
    expect(() => compile('text\n\n<CommandTabel id="lamp" />', step)).toThrow(
      'docs/mods/lamp.mdx:3:1 unknown component <CommandTabel> — did you mean <CommandTable>? ' +
        'to add a component, register it in src/components/registry.ts',
    );
    const own = "import Lamp, {Oil} from '@site/x';";
    expect(compile(`${own}\n\n<Lamp /><Oil /><Head />`, step).imports).toEqual([own]);
  });
});

describe('code-samples', () => {
  it('passes on the title and the lengths of the runs', () => {
    const {tree} = compile('```toml title="a.toml"\na = 1\nb\n```', codeSamples());
    expect(tree.children[0]).toMatchObject({
      value: 'a = 1\nb',
      meta: null,
      data: {hProperties: {title: 'a.toml', runs: 'm1.1.p1.1.n1'}},
    });
  });

  it('accepts only a title', () => {
    expect(() => compile('```toml {2}\na = 1\n```', codeSamples())).toThrow(
      'found "{2}" after the language of a code block — allowed: only title="…"',
    );
  });

  it('leaves plain text without runs', () => {
    const {tree} = compile('1. Step\n\n   ```text\n   a = 1\n   ```', codeSamples());
    const list = tree.children[0];
    const item = list?.type === 'list' ? list.children[0]?.children[1] : undefined;
    expect(item).toMatchObject({type: 'code', value: 'a = 1', data: {hProperties: {}}});
  });
});

describe('minecraft', () => {
  const switches = (page: string) =>
    compile(page, minecraftSwitch()).tree.children.map((node) => ('name' in node ? node.name : node.type));

  it('puts the switch at the top of a page with content that differs by version', () => {
    const imports = "import lamp from './lamp.png';";
    expect(switches(`${imports}\n\nText.\n\n<CommandTable id="lamp/lamps" />`)).toEqual([
      'mdxjsEsm',
      'MinecraftSwitch',
      'paragraph',
      'CommandTable',
    ]);
    expect(switches('Text <For mc="1.20.1 26.1">twice</For>.')).toEqual(['MinecraftSwitch', 'paragraph']);
  });

  it('adds no switch to other pages, and never a second one', () => {
    expect(switches('Press <Keybind id="lamp" /> and see <Recipe id="lamp/lamp" />.')).toEqual(['paragraph']);
    expect(switches('Text.\n\n<MinecraftSwitch />\n\n<ConfigTable id="lamp" />')).toEqual([
      'paragraph',
      'MinecraftSwitch',
      'ConfigTable',
    ]);
  });

  it.each([
    [
      'Text.\n\n<For mc="1.20.1 1.22">old</For>',
      '3:1 <For> has the unknown version "1.22" — allowed: 1.20.1, 1.21.1, 26.1',
    ],
    ['<For>old</For>', '1:1 <For> has no mc — allowed: 1.20.1, 1.21.1, 26.1'],
  ])('stops at %j', (page, message) => {
    expect(() => switches(page)).toThrow(`docs/mods/lamp.mdx:${message}`);
  });
});

describe('marks', () => {
  const page = (text: string) => {
    const tree = parse(text);
    marks()(tree, new VFile(text));
    return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value));
  };

  it('makes a chip of each number that the text gives to a mark, but not in code', () => {
    const after = page('<Sign name="bin" mark={1} />\n\nPress **Repair** (1), not `(2)`.');
    expect(after).toContain(
      '"name":"Callout","attributes":[{"type":"mdxJsxAttribute","name":"number","value":"1"}]',
    );
    expect(after).toContain('{"type":"text","value":", not "}');
    expect(after).toContain('{"type":"inlineCode","value":"(2)"}');
  });

  it('leaves pages without marks alone', () => {
    expect(page('A file with (1) in its name.')).not.toContain('Callout');
  });
});

it('keeps the folder of the build out of the configuration, which readers receive as JSON', () => {
  const steps = pageSteps(siteDir);
  expect(steps.length).toBeGreaterThan(0);
  expect(JSON.stringify(steps)).not.toContain(siteDir);
});
