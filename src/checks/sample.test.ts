import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {drawFrom, statementsOf, type Statement} from './sample';
import {readContent} from '../content';
import {readData} from '../data/model/read';

const pages = {
  'docs/app/lamps.mdx': 'A lamp lights the room. The switch is on the wall.\n',
  'docs/mods/lamp.mdx': `
The lamp <For mc="1.20.1">counts in seconds</For><For mc="1.21.1">counts in ticks</For>, not in minutes.

| Lamp | Where it is |
| --- | --- |
| red | beside the door |

<ConfigTable id="lamp" />
`,
};

let root: string;
let all: Statement[];
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(pages)) {
    write(file, `---\ntitle: Lamps\ndescription: Lamps.\n---\n\n## Use a lamp\n\n${text}`);
  }
  fs.cpSync(path.join(__dirname, 'fixtures/names/good/src/data'), path.join(root, 'src/data'), {
    recursive: true,
  });
  all = statementsOf(readContent(root), readData(root));
});
afterAll(() => fs.rmSync(root, {recursive: true}));

const statements = (minecraft?: string) =>
  all.filter((one) => one.minecraft === minecraft).map(({statement}) => statement);

describe('statements', () => {
  it('are the sentences of a page without versions', () => {
    expect(statements()).toEqual(['A lamp lights the room.', 'The switch is on the wall.']);
  });

  it('are the sentences, cells and data of each version of Minecraft', () => {
    expect(statements('1.20.1')).toEqual([
      'The lamp counts in seconds, not in minutes.',
      expect.stringContaining('Takes rings.'),
    ]);
    expect(statements('1.21.1')).toEqual([
      'The lamp counts in ticks, not in minutes.',
      expect.stringContaining('beside the door'),
      expect.stringContaining('Takes Curios.'),
    ]);
    expect(statements('26.1')).toEqual([expect.stringContaining('Takes Curios.')]);
  });

  it('say where they are', () => {
    expect(all[0]).toMatchObject({
      heading: 'Use a lamp',
      page: '/docs/app/lamps',
      source: 'docs/app/lamps.mdx:8',
    });
    expect(all.at(-1)?.source).toBe('src/data/config/lamp.yaml:19');
  });
});

describe('a sample', () => {
  const many = ['', '1.20.1', '1.21.1'].flatMap((minecraft) =>
    Array.from({length: 40}, (_, index) => ({section: 'mods', minecraft, statement: `${index}`})),
  ) as Statement[];

  it('is the same for the same seed only', () => {
    expect(drawFrom(many, 50, 7)).toEqual(drawFrom(many, 50, 7));
    expect(drawFrom(many, 50, 7)).not.toEqual(drawFrom(many, 50, 8));
  });

  it('has as many statements of each section and version', () => {
    const drawn = drawFrom(many, 30, 1);
    expect(new Set(drawn).size).toBe(30);
    for (const minecraft of ['', '1.20.1', '1.21.1']) {
      expect(drawn.filter((one) => one.minecraft === minecraft)).toHaveLength(10);
    }
  });
});
