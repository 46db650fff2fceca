import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {CommandEntry, ConfigEntry, PermissionEntry, TimerEntry, VersionEntry} from '../schema/entry';
import {editorSchema, kinds} from '../schema';
import {buildEntries} from './read';
import {parseFile} from './load';
import {formatProblems, keyPath} from './load';
import {readData} from './read';
import {slug} from './rows';

const root = path.resolve(__dirname, '../../..');

function kindNamed(name: string) {
  const kind = kinds.find((known) => known.name === name);
  if (!kind) {
    throw new Error(`no kind ${name}`);
  }
  return kind;
}

const source = `source:
  mod: Lamp Mod
  repository: example/lamp-mod
  version: 1.2.3
  minecraft: 1.21.1
  files: [src/Lamp.java]`;

const option = `      - key: radius
        does: How far it shines.
        type: int
        default: 8
        min: 1
        max: 64`;

const config = `title: Lamp Mod
${source}
file:
  path: config/lamp.snbt
groups:
  light:
    title: Light
    prefix: light
    options:
${option}
`;

const commands = `title: Lamp Mod commands
${source}
config: lamp
groups:
  lamps:
    title: Lamps
    nodes: [{node: command.lamp, who: level 2}]
    commands:
      - syntax: /lamp on <colour>
        does: Lights it.
        level: 2
        node: command.lamp.on
        toggle: light
        timer: light
        parts: [{node: colour, who: inherits, note: Any colour.}]
        aliases: [/light]
        args: {colour: Red or blue.}
      - syntax: /lamp warm
        does: Warms up.
        level: 0
        timer: light
        timer_note: Of the one who waits.
      - syntax: /lamp <player> put-out [when]
        id: lamp-off
        does: Puts it out.
        level: 0
        access: its owner
        node: command.off
`;

const timed = config
  .replace(option, `${option}\n        node: lamp.radius\n        node_note: Per player.`)
  .concat(
    ['enabled: boolean true', 'cooldown: int 30', 'warmup: int 2']
      .map((line) => /(\w+): (\w+) (\w+)/.exec(line) ?? [])
      .map(
        ([, key, type, value]) =>
          `      - key: ${key}\n        does: x\n        type: ${type}\n        default: ${value}\n        node: lamp.${key}\n`,
      )
      .join(''),
  );

/** Returns the problems of a file as `line:column key message`. */
function problemsOf(kind: string, yaml: string): string[] {
  const {problems} = parseFile(kindNamed(kind), 'lamp', `src/data/${kind}/lamp.yaml`, yaml);
  return problems.map(({line, column, key, message}) => `${line}:${column} ${key} ${message}`);
}

function parsed(kind: string, yaml: string, id = 'lamp') {
  const {file, problems} = parseFile(kindNamed(kind), id, `src/data/${kind}/${id}.yaml`, yaml);
  if (!file) {
    throw new Error(formatProblems(problems));
  }
  return file;
}

describe('a broken data file', () => {
  it('is valid before it is changed', () => expect(problemsOf('config', config)).toEqual([]));

  it.each([
    [
      'unknown key',
      config.replace('default: 8', 'defualt: 8'),
      '18:9 groups.light.options[0].defualt unknown key "defualt" — did you mean "default"?; allowed here: key, label, does, type, ',
    ],
    [
      'wrong type',
      config.replace('default: 8', "default: '8'"),
      '18:9 groups.light.options[0].default found "8", allowed for type int: a whole number without quotes',
    ],
    [
      'range reversed',
      config.replace('min: 1\n', 'min: 65\n'),
      '19:9 groups.light.options[0].min found a range of 65 to 64: min is above max; swap them',
    ],
    [
      'duplicate id',
      `${config}${option}\n`,
      '21:9 groups.light.options[1] found the id "light.radius" a second time (first in groups.light.options[0], line 15); give each row a unique id',
    ],
    [
      'missing source',
      config.replace(`${source}\n`, ''),
      '1:1 source missing "source"; add it (allowed: a block with mod, repository, version, minecraft, files)',
    ],
    [
      'default outside range',
      config.replace('default: 8', 'default: 80'),
      '18:9 groups.light.options[0].default found 80, allowed 1 to 64',
    ],
  ])('%s', (_, yaml, message) => {
    const problems = problemsOf('config', yaml);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.startsWith(message)).toBe(true);
  });

  it.each([
    ['config', config.replace('type: int', 'type: boolean'), 'type boolean has no limits'],
    [
      'config',
      config.replace('type: int', 'type: enum').replace(/ +(min|max): \d+\n/g, ''),
      'an enum needs its values',
    ],
    ['config', config.replace('default: 8', 'default: 8\n        default_text: eight'), 'exclude each other'],
    [
      'config',
      config.replace('files: [src/Lamp.java]', 'files: []'),
      'found 0 entries, allowed: at least 1 entries',
    ],
    ['config', config.replace('version: 1.2.3', 'version: latest'), 'a version such as 2101.1.9'],
    [
      'config',
      config.replace('  light:', '  Light Stuff:'),
      'found the name "Light Stuff", allowed: lower-case',
    ],
    [
      'config',
      config.replace('    title: Light\n', '    title: Light\n    title: Light\n'),
      '13:5  found the key "title" twice; give each entry a unique key',
    ],
    ['config', config.replace('options:', 'options: none #'), 'invalid YAML'],
    ['commands', commands.replace('/lamp on', 'lamp on'), 'a command must start with a slash'],
    ['commands', commands.replace('level: 2', 'level: 5'), 'found 5, allowed: at most 4'],
    ['permissions', `title: T\n${source}\ngroups:\n  a:\n    title: A\n`, 'a group needs "from" or "nodes"'],
    [
      'properties',
      `title: T\n${source}\ngroups:\n  a:\n    title: A\n    properties: [{does: x, type: int}]\n`,
      'a property needs "key", "lang" or "label"',
    ],
    [
      'tables',
      `title: T\nsource: {addon: Lamps, as_off: '2025-01-02'}\ngroups: {}\n`,
      'source.as_of missing "as_of"; add it (allowed: text)',
    ],
    [
      'tables',
      `title: T\n${source.replace('  minecraft: 1.21.1\n', '')}\ngroups: {}\n`,
      'missing "minecraft"',
    ],
    [
      'tables',
      `title: T\n${source.replace('mod:', 'modd:')}\ngroups: {}\n`,
      'source.modd unknown key "modd" — did you mean "mod"?',
    ],
    [
      'tables',
      `title: T\n${source}\ngroups:\n  a:\n    title: A\n    columns: {x: {title: X, as: number}}\n    rows: [{x: one, y: 2}]\n`,
      'unknown key "y"',
    ],
    [
      'tables',
      `title: T\n${source}\ngroups:\n  a:\n    title: A\n    columns: {x: {title: X, as: text}}\n    rows: [{x: +}]\n`,
      'contains no letter or digit',
    ],
  ])('%s: %#', (kind, yaml, message) => expect(problemsOf(kind, yaml).join('\n')).toContain(message));
});

describe('entries', () => {
  const build = (permissions = '') => {
    const files = [parsed('commands', commands), parsed('config', timed)];
    const extra = permissions === '' ? [] : [parsed('permissions', permissions)];
    return buildEntries([...files, ...extra]);
  };
  function entry<T>(result: ReturnType<typeof buildEntries>, kind: string, id: string): T {
    return result.entries.get(kind)?.get(id) as T;
  }

  it('exist for files and for groups, with an anchor for each row', () => {
    const result = build();
    expect(result.problems).toEqual([]);
    expect([...(result.entries.get('commands')?.keys() ?? [])]).toEqual(['lamp', 'lamp/lamps']);
    const rows = entry<CommandEntry>(result, 'commands', 'lamp/lamps').groups[0]?.rows ?? [];
    expect(rows.map(({anchor}) => anchor)).toEqual([
      'command-lamp-on',
      'command-lamp-warm',
      'command-lamp-off',
    ]);
    expect(rows[0]?.timer).toMatchObject({key: 'light', cooldown: 30, warmup: 2});
    const options = entry<ConfigEntry>(result, 'config', 'lamp').groups[0]?.rows ?? [];
    expect(options[0]?.anchor).toBe('option-light.radius');
  });

  it('list commands with a timer, once for each timer', () => {
    const [row] = entry<TimerEntry>(build(), 'timers', 'lamp').groups[0]?.rows ?? [];
    expect(row).toMatchObject({
      commands: ['/lamp on', '/lamp warm'],
      cooldown: 30,
      warmup: 2,
      nodes: ['lamp.cooldown', 'lamp.warmup'],
      notes: ['Of the one who waits.'],
    });
  });

  it('take nodes from commands and config files', () => {
    const result = build(
      `title: T\n${source}\ngroups:\n  a: {title: A, from: commands/lamp}\n  b: {title: B, from: config/lamp}\n`,
    );
    const [fromCommands, fromConfig] = entry<PermissionEntry>(result, 'permissions', 'lamp').groups;
    expect(fromCommands?.rows.map(({node, who}) => [node, who])).toEqual([
      ['command.lamp', 'level 2'],
      ['command.lamp.on', 'as command.lamp'],
      ['command.lamp.on.colour', 'no check of its own'],
      ['command.off', 'its owner'],
    ]);
    // `does` contains the command as players type it, not its id.
    expect(fromCommands?.rows[3]?.does).toBe('`/lamp <player> put-out`');
    expect(fromCommands?.rows[1]?.notes).toEqual(['Also governs `/light`.']);
    expect(fromCommands?.rows[2]).toMatchObject({does: '`<colour>`: Red or blue.', notes: ['Any colour.']});
    expect(fromConfig?.rows[0]).toMatchObject({
      node: 'lamp.radius',
      default: 8,
      falls_back: 'light.radius',
      notes: ['Per player.'],
    });
    expect(fromConfig).toMatchObject({file: 'src/data/config/lamp.yaml'});
  });

  it('know the version of each product', () => {
    expect(entry<VersionEntry>(build(), 'versions', slug('Lamp Mod'))).toEqual({
      mod: 'Lamp Mod',
      version: '1.2.3',
      minecraft: '1.21.1',
    });
  });

  it('refuse an id that a file and a group share', () => {
    const {problems} = buildEntries([parsed('config', config), parsed('config', config, 'lamp/light')]);
    expect(problems.map(({message}) => message).join()).toContain('the id "lamp/light" is already used');
  });
});

describe('texts of other versions', () => {
  const {entries} = readData(root);
  const row = (kind: string, id: string, anchor: string) =>
    (entries.get(kind)!.get(id) as ConfigEntry).groups[0]!.rows.find((each) => each.anchor === anchor)!;

  it('stand beside the values that the sources have otherwise', () => {
    const {versions, ...recording} = row('commands', 'ftb-essentials/misc', 'command-recording');
    expect(versions?.['1.20.1']).toMatchObject({syntax: ['/recording'], console: false});
    expect(recording).not.toHaveProperty('in');
  });

  it('take a row of a table away', () => {
    const {versions} = row('tables', 'ftb-library/click-schemes', 'click-schemes-static_method-class-method');
    expect(versions).toEqual({'26.1': null});
  });

  it('follow a command to its node', () => {
    const rows = (entries.get('permissions')!.get('ftb-essentials/commands') as PermissionEntry).groups[0]!
      .rows;
    const offline = rows.find(({node}) => node === 'command.tp_offline')!;
    expect(offline).toMatchObject({does: '`/tp_offline`', notes: ['Also governs `/tpo`.']});
    expect(offline.versions?.['1.20.1']).toMatchObject({notes: null});
  });

  it('are refused for a version that pages do not tell apart, and for keys that hold no text', () => {
    const [wrong, key] = ['1.19', '1.20.1'].map((version) =>
      parseFile(
        kindNamed('config'),
        'lamp',
        'lamp.yaml',
        `${config.trimEnd()}\n        in: {'${version}': {default: 1}}\n`,
      ),
    );
    expect(formatProblems(wrong!.problems)).toMatch(/1\.19/);
    expect(formatProblems(key!.problems)).toMatch(/unknown key "default"/);
  });
});

describe('messages', () => {
  it('name file, line and key', () => {
    const text = formatProblems([
      {file: 'src/data/a.yaml', line: 3, column: 5, key: 'groups.a', message: 'wrong'},
    ]);
    expect(text).toBe('1 problem in the data files\n\nsrc/data/a.yaml:3:5  groups.a\n  wrong');
    expect(keyPath(['groups', 'a', 'rows', 0, 'x'])).toBe('groups.a.rows[0].x');
  });
});

it('an item without a sprite is reported with its place', () => {
  const {problems, files} = readData(path.join(root, 'src/checks/fixtures/data-used/good'));
  const items = files.find(({file}) => file === 'src/data/items/lamps.yaml')!;
  const missing = Object.keys(items.data.items as object).filter((id) => id.startsWith('lamp:'));
  expect(missing.length).toBeGreaterThan(3);
  expect(problems.filter(({file}) => file === items.file).map(({key}) => key)).toEqual(
    expect.arrayContaining(missing.map((id) => `items.${id}`)),
  );
  expect(problems).toContainEqual({
    file: items.file,
    ...items.locate(['items', 'lamp:wick']),
    key: 'items.lamp:wick',
    message: expect.stringMatching(/^has no sprite; add `id: shape palette` to src\/sprites\/sprites\.yaml/),
  });
});

describe('the data of this site', () => {
  const {files, entries, problems} = readData(root);

  it('is whole', () => {
    expect(formatProblems(problems)).toBe(formatProblems([]));
    expect(files.length).toBeGreaterThan(30);
    expect(entries.get('config')?.size).toBeGreaterThan(30);
  });

  it.each(kinds.map((kind) => [kind.name, kind] as const))(
    'has an up-to-date editor schema for %s',
    (name, kind) => {
      const written = readFileSync(path.join(root, `src/data/schema/${name}.schema.json`), 'utf8');
      expect(written, 'run: npm run data -- --schemas').toBe(editorSchema(kind));
    },
  );

  it('names its schema in the first line of every file', () => {
    for (const {file, kind} of files) {
      const [first] = readFileSync(path.join(root, file), 'utf8').split('\n');
      const up = '../'.repeat(file.split('/').length - 3);
      expect(first, file).toBe(`# yaml-language-server: $schema=${up}schema/${kind.name}.schema.json`);
    }
  });
});
