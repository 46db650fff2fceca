import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

/**
 * Runs the examples on the page about the quest API of FTB Quests for Bedrock and compares them with its
 * tables.
 */

const root = path.resolve(__dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/marketplace/Addons/quests/api.mdx'), 'utf8');

interface Row {
  type?: string;
  key?: string;
  needed?: boolean;
  needs?: string | string[];
  may?: string | string[];
}

const {groups} = parse(
  fs.readFileSync(path.join(root, 'src/data/tables/ftb-quests-bedrock.yaml'), 'utf8'),
) as {groups: Record<string, {rows: Row[]}>};

const tasks = Object.entries(groups).flatMap(([id, {rows}]) => (id.startsWith('tasks-') ? rows : []));
const rewards = groups.rewards!.rows;

type Json = Record<string, unknown>;

interface Sent {
  event: string;
  message: string;
  payload: Json;
}

function fences(language: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\b.*\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code]) => code!,
  );
}

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isRange = (value: unknown) =>
  typeof value === 'number' ||
  (typeof value === 'object' &&
    value !== null &&
    typeof (value as Json).min === 'number' &&
    Object.keys(value).every((key) => ['min', 'max'].includes(key)));

/** Validators by type name. The type name follows the colon in a table cell. */
const accepts: Record<string, (value: unknown) => boolean> = {
  string: isText,
  'string[]': isTexts,
  'string | string[]': (value) => isText(value) || isTexts(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  range: isRange,
  '{x, y, z}': (value) =>
    typeof value === 'object' && Object.keys(value ?? {}).every((key) => 'xyz'.includes(key)),
  object: (value) => typeof value === 'object',
  'Quest[]': Array.isArray,
  'Reward[]': Array.isArray,
};

/** Splits a table cell: `count: number = 1` becomes `['count', 'number']`. */
function keyAndType(cell: string): [string, string] {
  const [, key = '', type = ''] = /^(\w+): (.+?)(?: = .+)?$/.exec(cell) ?? [];
  return [key, type];
}

/** Returns how the keys of an object differ from the required and optional keys in table cells. */
function mistakes(object: Json, needs: string[], may: string[]): string[] {
  const types = new Map([...needs, ...may].map(keyAndType));
  return [
    ...needs
      .map((cell) => keyAndType(cell)[0])
      .filter((key) => !(key in object))
      .map((key) => `lacks ${key}`),
    ...Object.entries(object)
      .filter(([key]) => key !== 'type')
      .flatMap(([key, value]) => {
        const type = types.get(key);
        if (type === undefined) {
          return [`${key} is unknown`];
        }
        return accepts[type]!(value) ? [] : [`${key} is not a ${type}`];
      }),
  ];
}

function mistakesOfType(object: Json, rows: Row[]): string[] {
  const row = rows.find(({type}) => type === object.type);
  return row
    ? mistakes(object, [row.needs ?? []].flat(), [row.may ?? []].flat()).map((text) => `${row.type} ${text}`)
    : [`there is no type ${String(object.type)}`];
}

function mistakesOfQuest(quest: Json): string[] {
  const rows = groups.quest!.rows;
  const cells = (needed: boolean) => rows.filter((row) => row.needed === needed).map(({key = ''}) => key);
  const [mode, ...others] = Object.keys(quest.tasks as Json);
  const numbered = (quest.tasks as Record<string, Record<string, Json>>)[mode!]!;
  return [
    ...mistakes(quest, cells(true), cells(false)),
    ...(/^[a-z0-9_.-]+$/.test(String(quest.id)) ? [] : [`${String(quest.id)} is not an id`]),
    ...(['anyOf', 'allOf'].includes(mode!) && others.length === 0 ? [] : ['tasks: anyOf or allOf']),
    ...Object.keys(numbered)
      .filter((key) => !/^[0-9A-F]{2}$/.test(key))
      .map((key) => `${key} is not a number of a task`),
    ...Object.values(numbered).flatMap((task) => mistakesOfType(task, tasks)),
    ...((quest.rewards ?? []) as Json[]).flatMap((reward) => mistakesOfType(reward, rewards)),
  ];
}

/** Runs a script with a mock of `@minecraft/server`, and returns its exports and the events that it sends. */
function run(code: string): {sent: Sent[]; exports: Record<string, unknown>} {
  const sent: Sent[] = [];
  const system = {
    run: (callback: () => void) => callback(),
    sendScriptEvent: (event: string, message: string) =>
      sent.push({event, message, payload: JSON.parse(message) as Json}),
  };
  const {outputText} = ts.transpileModule(code, {compilerOptions: {module: ts.ModuleKind.CommonJS}});
  const exports: Record<string, unknown> = {};
  vm.runInNewContext(outputText, {exports, require: () => ({system})});
  return {sent, exports};
}

/**
 * Returns all quests in the sent events.
 * @throws Error if the order or format of the events is wrong
 */
function questsIn(sent: Sent[]): Json[] {
  const order = sent.map(({event}) => event);
  expect(order[0]).toBe('ftbquests:create_chapter');
  expect(order.at(-1)).toBe('ftbquests:commit_chapter');
  const id = sent[0]!.payload.id;
  return sent.flatMap(({event, payload}) => {
    const row = groups.events!.rows.find((candidate) => (candidate as {event?: string}).event === event);
    expect(mistakes(payload, (row as {payload?: string[]}).payload!, []), event).toEqual([]);
    expect(payload.chapter_id ?? payload.id).toBe(id);
    return (payload.quests ?? []) as Json[];
  });
}

describe('the quest API page', () => {
  const [script = '', filler = ''] = fences('js');

  it('has a script with a valid chapter and quests', () => {
    const {sent} = run(script);
    const quests = questsIn(sent);
    expect(quests).toHaveLength(2);
    expect(quests.flatMap(mistakesOfQuest)).toEqual([]);
  });

  it('states the length of the quests of that script', () => {
    const message = run(script).sent.find(({event}) => event === 'ftbquests:add_quests')!.message;
    expect(/two quests above has (\d+) characters/.exec(page)?.[1]).toBe(String(message.length));
  });

  it('has a text for every key that the script shows', () => {
    const lines = fences('properties')[0]!.trim().split('\n');
    const texts = lines.map((line) => line.split('=')[0]);
    const {sent} = run(script);
    const shown = [sent[0]!.payload, ...questsIn(sent)].flatMap(({title, name, description}) => [
      title ?? name,
      description,
    ]);
    expect(texts).toEqual(shown);
  });

  it('splits many quests into short enough events without losing any', () => {
    const {sent, exports} = run(`${script}\n${filler}\nexport {addQuests, quests};`);
    sent.length = 0;
    const many = Array.from({length: 21}, (_, i) => ({...(exports.quests as Json[])[0]!, id: `q${i}`}));
    (exports.addQuests as (id: string, quests: Json[]) => void)('many', many);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter(({message}) => message.length > 2048)).toEqual([]);
    expect(sent.flatMap(({payload}) => (payload.quests as Json[]).map(({id}) => id))).toEqual(
      many.map(({id}) => id),
    );
  });

  it('has valid tasks with conditions and commands', () => {
    const samples = fences('json').map((sample) => JSON.parse(sample) as Json);
    expect(samples).toHaveLength(2);
    expect(samples.flatMap((task) => mistakesOfType(task, tasks))).toEqual([]);
    const commands = fences('mcfunction')[0]!.trim().split('\n');
    const sent = commands.map((command): Sent => {
      const [, event = '', message = ''] = /^\/scriptevent (\S+) (.*)$/.exec(command) ?? [];
      return {event, message, payload: JSON.parse(message) as Json};
    });
    expect(questsIn(sent).flatMap(mistakesOfQuest)).toEqual([]);
  });

  it('detects a wrong key, type, number and form', () => {
    const task = {type: 'ftb_quest:kill', entity: 'minecraft:zombie', amount: 'five'};
    expect(mistakesOfType(task, tasks)).toEqual([
      'ftb_quest:kill lacks entity_id',
      'ftb_quest:kill entity is unknown',
      'ftb_quest:kill amount is not a number',
    ]);
    expect(mistakesOfType({type: 'ftb_quest:xp', required_xp: {max: 3}}, tasks)).toEqual([
      'ftb_quest:xp required_xp is not a range',
    ]);
    const quest = {id: 'A', name: 'n', description: 'd', icon: 'i', tasks: {anyOf: {5: task}, allOf: {}}};
    expect(mistakesOfQuest(quest).slice(0, 3)).toEqual([
      'A is not an id',
      'tasks: anyOf or allOf',
      '5 is not a number of a task',
    ]);
  });

  it('has a table of 21 task types and 4 reward types, all with known value types', () => {
    expect(tasks).toHaveLength(21);
    expect(rewards).toHaveLength(4);
    const cells = [...tasks, ...rewards].flatMap(({needs = [], may = []}) => [needs, may].flat());
    expect(cells.map((cell) => keyAndType(cell)[1]).filter((type) => !(type in accepts))).toEqual([]);
  });
});
