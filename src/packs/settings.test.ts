import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import type {ModFacts, Option} from '../data/schema/facts';
import {changedOptions, withNotes} from './settings';

const option = (key: string, fallback: Option['default'], type: Option['type']): Option => ({
  file: 'lamp/server',
  id: `option-${key}`,
  key,
  does: 'Shines.',
  type,
  default: fallback,
  url: '',
});
const facts: ModFacts[] = [
  {
    mod: 'lamp',
    name: 'Lamp',
    minecraft: '1.21.1',
    release: '1.0',
    files: [{id: 'lamp/server', path: 'config/lamp-server.snbt'}],
    options: [
      option('light.most', 64, 'int'),
      option('light.far', 8.5, 'double'),
      option('light.tags', ['a', 'b'], 'list'),
      option('on', true, 'boolean'),
    ],
    commands: [],
    nodes: [],
    things: [],
  },
];

const settings = '{\n light: { most: 16\n far: 8.5d\n tags: ["a", "c"]\n new: 1 }\n on: true\n}';

function pack(content: string, listed = content) {
  const hash = createHash('sha1').update(listed).digest('hex');
  const files: Record<string, string> = {
    '.manifest.json': JSON.stringify({files: [{name: 'lamp-server.snbt', path: './config', hash}]}),
    'config/lamp-server.snbt': content,
  };
  return (path: string) => (files[path] === undefined ? undefined : Buffer.from(files[path]));
}

describe('changedOptions', () => {
  it('finds what differs, and names what the data do not have', () =>
    expect(changedOptions(pack(settings), facts)).toEqual({
      compared: 4,
      options: [
        {option: 'lamp/server#light.most', default: 64, value: 16},
        {option: 'lamp/server#light.tags', default: ['a', 'b'], value: ['a', 'c']},
      ],
      remarks: ['config/lamp-server.snbt  skipped light.new, because no file in src/data has this option'],
    }));

  it('leaves out a file that is not the one of the manifest', () => {
    const {options, remarks} = changedOptions(pack(settings, `${settings} `), facts);
    expect(options).toEqual([]);
    expect(remarks).toEqual([
      'config/lamp-server.snbt  skipped, because it does not match its hash in .manifest.json',
    ]);
  });

  it('says where a file is broken', () =>
    expect(() => changedOptions(pack('{ light: '), facts)).toThrow(/config\/lamp-server\.snbt:\d+:\d+/));

  it('needs the manifest', () =>
    expect(() => changedOptions(() => undefined, facts)).toThrow('.manifest.json  not found'));
});

it('withNotes keeps what was written by hand', () =>
  expect(
    withNotes(
      [{option: 'a#b', default: 1, value: 3}],
      [{option: 'a#b', default: 1, value: 2, note: 'Ranks raise it.'}],
    ),
  ).toEqual([{option: 'a#b', default: 1, value: 3, note: 'Ranks raise it.'}]));
