import {beforeAll, describe, expect, it} from 'vitest';
import {minecraftTable} from '../../config/minecraft';
import type {ModFacts} from '../../data/schema/facts';
import {modFacts} from '../../data/model/facts';
import {loadData} from '../../data/model/read';
import {checkFiles, type Finding, type GivenFile} from '.';
import {decide} from './decide';
import {readRanks} from './ranks';
import {parseSnbt} from '../../snbt';

let facts: ModFacts[];
beforeAll(() => {
  facts = modFacts(loadData(process.cwd()), () => '/docs/mods/page');
}, 60_000);

const check = (files: GivenFile[], minecraft?: string, more?: {to?: string; mods?: string[]}) =>
  checkFiles(files, {facts, versions: minecraftTable, usual: '1.21.1', minecraft, ...more});
const found = (findings: Finding[]) =>
  findings.map(({severity, line, key}) => `${severity} ${line} ${key ?? ''}`);

const essentials = (text: string): GivenFile => ({path: 'config/ftbessentials.snbt', text});

describe('settings', () => {
  it('reports a value that differs from the default, and what the option does', () => {
    const {findings} = check([essentials('{\n\tteleportation: {\n\t\thome: {\n\t\t\tmax: 5\n\t\t}\n\t}\n}')]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      severity: 'changed',
      line: 4,
      key: 'teleportation.home.max',
      value: '5',
      fallback: '1',
      message: 'Each player may have this many homes.',
    });
    expect(findings[0]!.url).toBe('/docs/mods/page#option-teleportation.home.max');
  });

  it('reports a wrong type, a value out of range and a misspelled key', () => {
    const text =
      '{\n\tteleportation: {\n\t\thome: {\n\t\t\tmax: "five"\n\t\t\tcooldown: -3\n\t\t\tenabeld: true\n\t\t}\n\t}\n}';
    expect(found(check([essentials(text)]).findings)).toEqual([
      'error 4 teleportation.home.max',
      'error 5 teleportation.home.cooldown',
      'warning 6 teleportation.home.enabeld',
    ]);
  });

  it('names the versions that have a key', () => {
    const {findings} = check([essentials('{\n\tregister_to_namespace: true\n}')], '1.20.1');
    expect(findings[0]!.message).toContain('is a setting of FTB Essentials for Minecraft 1.21.1 and 26.1');
  });

  it('reports once that the mods of a version ignore files in the other format', () => {
    const text = '{ "teleportation": {} }';
    const old = [essentials(text), {path: 'world/serverconfig/ftbranks/ranks.snbt', text: '{}'}];
    expect(check([...old, {path: 'config/ftbchunks-world.json5', text: '{}'}], '26.1').findings).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: expect.stringContaining('They also ignore 1 more') as string,
      }),
    ]);
    expect(check(old, '1.21.1').findings).toEqual([]);
  });

  it('detects the version from the files', () => {
    expect(
      check([{path: 'config/ftbessentials.json5', text: '{ // new\n "teleportation": {} }'}]).minecraft,
    ).toBe('26.1');
    expect(check([essentials('{ teleportation: {} }')]).minecraft).toBe('1.21.1');
  });

  it.each([
    ['a missing comma', '{\n"cooldown": 1\n"max": 2}', 3, 'Add a comma before it'],
    ['a letter after a number', '{"max": 1b}', 1, 'no letter at the end'],
    ['a typed list', '{"pos": [I; 1, 2]}', 1, 'no typed lists'],
    ['a text without quotes', '{\n"name": hello\n}', 2, 'put the string in quotes'],
    ['an equals sign', '{"max" = 1}', 1, 'requires a colon'],
    ['a comment of SNBT', '# homes\n{"max": 1}', 1, 'begins with `//`'],
    ['a missing end', '{"max": 1', 1, 'ends too early'],
    ['a list', '[1]', 1, 'must contain a single object'],
  ])('reports the line of %s in JSON5, which has other rules than SNBT', (_, text, line, message) => {
    const {findings} = check([{path: 'config/ftbessentials.json5', text}]);
    expect(findings).toEqual([
      expect.objectContaining({severity: 'error', line, message: expect.stringContaining(message) as string}),
    ]);
  });

  it('reports why a file cannot be read', () => {
    const {findings} = check([essentials('{\n\tteleportation\n}')]);
    expect(findings[0]).toMatchObject({severity: 'error', line: 3});
  });

  it('does not treat a key as a misspelling of a key that the file also sets', () => {
    const home = (keys: string) => essentials(`{ teleportation: { home: { ${keys} } } }`);
    expect(check([home('enabeld: true')]).findings[0]!.severity).toBe('warning');
    expect(check([home('enabled: true enabeld: true')]).findings[0]!.severity).toBe('note');
  });

  it('accepts the text that FTB Essentials leaves in the place of a moved file', () => {
    const {findings} = check([essentials('# File has moved!\n# It is in config/ftbessentials.snbt\n')]);
    expect(found(findings)).toEqual(['note 1 ']);
  });

  it('reports which of two copies the mod reads', () => {
    const copy = {path: 'world/serverconfig/ftbchunks-world.snbt', text: '{ }'};
    const {findings} = check([copy, {path: 'config/ftbchunks-world.snbt', text: '{ }'}], '1.21.1');
    expect(findings[0]).toMatchObject({
      file: 'config/ftbchunks-world.snbt',
      message: 'The mod reads world/serverconfig/ftbchunks-world.snbt instead of this file.',
    });
    const template = {path: 'defaultconfigs/ftbchunks/ftbchunks-world.snbt', text: '{ }'};
    expect(check([copy, template], '1.21.1').findings).toEqual([]);
  });
});

describe('ranks', () => {
  const ranks = (text: string) => check([{path: 'ftbranks/ranks.snbt', text}]).findings;

  it('reports conditions and nodes that do not exist', () => {
    const text =
      '{\n\tvip: {\n\t\tpower: 50\n\t\tcondition: "opp"\n\t\tftbessentials.home.mx: 9\n\t\tcommand.back: true\n\t}\n}';
    expect(found(ranks(text))).toEqual(['error 4 vip.condition', 'warning 5 vip.ftbessentials.home.mx']);
  });

  // Cases from the page "Which rank decides", derived from `RankManagerImpl`.
  it.each([
    ['crew: {power: 300, command.kit: false}, helper: {power: 20, command.kit.give: true}', 'helper', 'true'],
    ['crew: {power: 300, command.kit: false}, helper: {power: 20, command.kit: true}', 'crew', 'false'],
    ['a: {power: 5, command: true}, b: {power: 5, command: false}', 'a', 'true'],
    ['a: {power: 1, "command.kit.*": true}', 'a', 'true'],
    ['member: {power: 1}', undefined, undefined],
  ])('decides as FTB Ranks does: %s', (text, rank, value) => {
    const decision = decide(readRanks(parseSnbt(`{${text}}`)), 'command.kit.give');
    expect(decision?.rank.id).toBe(rank);
    expect(decision?.value).toBe(value);
  });
});

describe('quest books', () => {
  const id = (n: number) => (n + 1000).toString(16).toUpperCase().padStart(16, '0');
  const quest = (n: number, more = '') =>
    `{ id: "${id(n)}", x: ${n}.0d, y: 0.0d${more}\n tasks: [{ id: "${id(n + 100)}", type: "checkmark" }] }`;
  const chapter = (...quests: string[]): GivenFile => ({
    path: 'config/ftbquests/quests/chapters/one.snbt',
    text: `{\n\tid: "${id(9999)}"\n\tquests: [\n${quests.join('\n')}\n\t]\n}`,
  });

  it('reports nothing about a correct book, and counts its content', () => {
    const report = check([chapter(quest(1), quest(2, `\n dependencies: ["${id(1)}"]`))]);
    expect(report.findings).toEqual([]);
    expect(report.books[0]).toMatchObject({tasks: 2, rewards: 0});
    expect(report.books[0]!.chapters[0]!.quests.map(({x}) => x)).toEqual([1, 2]);
  });

  it.each([
    ['a dependency on a missing quest', [quest(1, `\n dependencies: ["${id(77)}"]`)], 'error 5'],
    ['an id that is used twice', [quest(1), quest(1)], 'error 6'],
    [
      'quests in a circle',
      [quest(1, `\n dependencies: ["${id(2)}"]`), quest(2, `\n dependencies: ["${id(1)}"]`)],
      'error 8',
    ],
    ['an empty chapter', [], 'note 1'],
  ])('names %s', (_, quests, expected) => {
    expect(found(check([chapter(...quests)]).findings).join()).toContain(expected);
  });

  it('reads the JSON5 files of 26.1: ids, types, dependencies and texts in folders', () => {
    const book = (part: string, text: string): GivenFile => ({
      path: `config/ftbquests/quests/${part}.json5`,
      text,
    });
    const report = check([
      book('data', '{"version": 14}'),
      book(
        'chapters/one',
        `{
  // written by the mod
  "id": "${id(9999)}",
  "quests": [
    {"id": "${id(1)}", "x": 1.5, "y": -2, "tasks": [{"id": "${id(101)}", "type": "ftbquests:item", "item": {"id": "stone", "count": 1}}]},
    {"id": "${id(2)}",
      "dependencies": ["${id(77)}"],
      "rewards": [{"id": "${id(102)}", "type": "xpp"}]},
  ],
}`,
      ),
      book(
        'lang/en_us/chapters/one',
        `{"quest.${id(1)}.title": "One", "quest.${id(1)}.quest_desc": ["A", "B"]}`,
      ),
      book('lang/de_de/chapters/one', `{"quest.${id(1)}.title": "Eins"}`),
    ]);
    expect(report.minecraft).toBe('26.1');
    expect(found(report.findings)).toEqual([`error 7 ${id(77)}`, 'warning 5 stone', 'warning 8 xpp']);
    expect(report.books[0]!.chapters[0]!.quests[0]).toMatchObject({x: 1.5, y: -2});
    expect(report.books[0]!.languages.find(({language}) => language === 'de_de')).toMatchObject({
      missing: [`quest.${id(1)}.quest_desc`],
    });
  });

  it.each([
    ['one is enough', 'dependency_requirement: "one_completed"', 0],
    ['a number of them is enough', 'min_required_dependencies: 1', 0],
    ['all are needed', '', 1],
  ])('reports a circle only if nobody can begin it: %s', (_, rule, errors) => {
    const {findings} = check([
      chapter(
        quest(1, `\n dependencies: ["${id(2)}", "${id(3)}"]\n ${rule}`),
        quest(2, `\n dependencies: ["${id(1)}"]`),
        quest(3),
      ),
    ]);
    expect(findings).toHaveLength(errors);
  });

  it('reports ids that FTB Quests cannot read once per file', () => {
    const named = (text: string) => text.replaceAll('00000000000003E', 'QUEST_');
    const {findings} = check([chapter(named(quest(1)), named(quest(2, `\n dependencies: ["${id(1)}"]`)))]);
    expect(found(findings)).toEqual(['error 4 QUEST_9']);
    expect(findings[0]!.message).toContain('and 1 more in this file');
    expect(check([chapter(quest(1).replaceAll(id(1), 'F'.repeat(16)))]).findings).toHaveLength(1);
  });

  it('reports a copied chapter once', () => {
    const one = chapter(quest(1), quest(2));
    const {findings} = check([one, {...one, path: one.path.replace('one', 'two')}]);
    expect(found(findings)).toEqual([`error 2 ${id(9999)}`]);
  });

  it('reports types and items that cannot exist', () => {
    const text = quest(1).replace('type: "checkmark"', '\ntype: "chekmark"');
    expect(check([chapter(text)]).findings[0]).toMatchObject({
      severity: 'warning',
      line: 6,
      fix: 'Did you mean `checkmark`?',
    });
    const item = quest(1).replace('type: "checkmark"', 'type: "item"\nitem: "stone"');
    expect(check([chapter(item)]).findings[0]!.message).toContain('`minecraft:stone`');
  });

  it('compares items with a list of mods', () => {
    const item = (n: number, of: string) =>
      quest(n).replace('type: "checkmark"', `type: "item"\nitem: "${of}"`);
    const files = [
      chapter(
        item(1, 'minecraft:stone'),
        item(2, 'create:shaft'),
        item(3, 'ae2:controller'),
        item(4, 'hostilenetworks:a'),
      ),
    ];
    expect(check(files).findings).toEqual([]);
    const {findings} = check(files, undefined, {
      mods: ['create-1.21.1-6.0.4.jar', 'HostileNeuralNetworks-6.jar'],
    });
    expect(findings.map(({key, line}) => `${key} ${line}`)).toEqual(['ae2 12']);
  });

  it('reports which texts a language has', () => {
    const lang = (name: string, text: string) => ({path: `config/ftbquests/quests/lang/${name}.snbt`, text});
    const {books} = check([
      chapter(quest(1)),
      lang('en_us', `{\n quest.${id(1)}.title: "One"\n quest.${id(1)}.quest_desc: ["Two"]\n}`),
      lang('de_de', `{\n quest.${id(1)}.title: "One"\n quest.${id(5)}.title: "Alt"\n}`),
    ]);
    expect(books[0]!.languages.find(({language}) => language === 'de_de')).toEqual({
      language: 'de_de',
      texts: 2,
      missing: [`quest.${id(1)}.quest_desc`],
      left: [`quest.${id(5)}.title`],
      same: 1,
    });
  });
});

describe('upgrades', () => {
  const upgrade = (file: GivenFile, from: string, to: string) =>
    check([file], from, {to}).findings.filter(({severity}) => severity === 'upgrade');

  it('reports the new place of a file and a setting', () => {
    const file = {path: 'world/serverconfig/ftbchunks-world.snbt', text: '{\n\tmax_claimed_chunks: 50\n}'};
    const [moved, renamed, ...rest] = upgrade(file, '1.20.1', '1.21.1');
    expect(moved!.message).toContain('`config/ftbchunks-world.snbt`');
    expect(renamed).toMatchObject({line: 2, key: 'max_claimed_chunks', value: '50'});
    expect(renamed!.message).toContain(
      'has moved to `claiming.max_claimed_chunks` in `config/ftbchunks-world.snbt`',
    );
    expect(rest).toEqual([]);
  });

  it('finds a setting that moves to another file', () => {
    const file = {
      path: 'config/ftbteambases-server.snbt',
      text: '{ lobby: { lobby_spawn_pos: [I; 1, 2, 3] } }',
    };
    const messages = upgrade(file, '1.20.1', '1.21.1').map(({message}) => message);
    expect(messages.at(-1)).toContain('has moved to `lobby_spawn_pos` in `config/ftbteambases-startup.snbt`');
  });

  it('treats an empty block as an empty map', () => {
    const text = '{ worldgen: { structure_rotation_override: { } } }';
    expect(check([{path: 'config/ftbpc-server.snbt', text}], '1.21.1').findings).toEqual([]);
  });

  it('reports lost settings and a new format', () => {
    const text = '{\n integration: {\n team_bases_spawn_override: false\n }\n}';
    const messages = upgrade(essentials(text), '1.21.1', '26.1').map(
      ({line, message}) => `${line} ${message}`,
    );
    expect(messages[0]).toContain('reads `config/ftbessentials.json5` in another format');
    expect(messages[1]).toMatch(/^3 `integration\.team_bases_spawn_override` does not exist in/);
  });

  it('reports that ranks have a new format', () => {
    const ranks = {path: 'world/serverconfig/ftbranks/ranks.snbt', text: '{ vip: { power: 5 } }'};
    expect(upgrade(ranks, '1.21.1', '26.1')[0]!.message).toContain(
      'For Minecraft 26.1, FTB Ranks reads `ranks.json5`',
    );
    expect(upgrade(ranks, '1.20.1', '1.21.1')).toEqual([]);
  });

  it('counts items that lose their data', () => {
    const text =
      '{ quests: [{\n tasks: [{ type: "item"\n item: { id: "a:b"\n tag: { Damage: 1 } } }]\n rewards: [{ item: { id: "a:c" } }] }] }';
    const file = {path: 'config/ftbquests/quests/chapters/a.snbt', text};
    expect(found(upgrade(file, '1.20.1', '1.21.1'))).toEqual(['upgrade 4 ']);
    expect(upgrade(file, '1.21.1', '26.1')).toEqual([]);
  });
});

describe('pasted texts', () => {
  const paste = (text: string) => check([{path: 'pasted.snbt', text}]);

  it('recognises the file by its content, and formats it as the mods do', () => {
    const report = paste('{ teleportation: {home: {max: 5}} }');
    expect(report.findings[0]).toMatchObject({file: 'config/ftbessentials.snbt', severity: 'changed'});
    expect(report.asWritten).toBe('{\n\tteleportation: {\n\t\thome: {\n\t\t\tmax: 5\n\t\t}\n\t}\n}');
  });

  it('recognises JSON5 as the format of 26.1', () => {
    const report = paste('{\n // homes\n "teleportation": { "home": { "max": 5, /* more */ } }\n}');
    expect(report).toMatchObject({minecraft: '26.1', asWritten: undefined});
    expect(found(report.findings)).toEqual(['changed 3 teleportation.home.max']);
  });

  it('reports the line of an error, and a text that belongs to no FTB mod', () => {
    expect(paste('{\n\tcooldown: 60 # one minute\n}').findings[0]).toMatchObject({
      file: 'pasted.snbt',
      severity: 'error',
      line: 2,
    });
    expect(paste('{ a: 1 }').findings[0]!.message).toContain('none of its top-level entries');
  });
});

describe('hostile texts', () => {
  it.each([
    ['brackets', '['.repeat(1_000_000)],
    ['braces', '{a:'.repeat(1_000_000)],
    ['one long word', 'a'.repeat(2_000_000)],
    ['nothing', ''],
  ])('end with one finding: %s', (_, text) => {
    const started = performance.now();
    expect(check([essentials(text)]).findings.length).toBe(1);
    expect(check([{path: 'config/ftbessentials.json5', text}]).findings.length).toBe(1);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('accepts keys that have a meaning in JavaScript', () => {
    const {findings} = check([essentials('{ __proto__: {x: 1}, constructor: 2, toString: "a" }')]);
    expect(findings).toHaveLength(3);
  });
});
