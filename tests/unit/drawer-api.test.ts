import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

/**
 * Runs the examples on the Storage Drawers API pages against simulated drawers that follow the documented
 * tables.
 */

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'docs/marketplace/Addons/storage-drawers/API');
const pages = {
  items: fs.readFileSync(path.join(folder, 'drawer_manipulation.mdx'), 'utf8'),
  pairs: fs.readFileSync(path.join(folder, 'compacting_recipe.mdx'), 'utf8'),
};

type Row = Record<string, string | boolean>;
const {groups} = parse(fs.readFileSync(path.join(root, 'src/data/tables/storage-drawers.yaml'), 'utf8')) as {
  groups: Record<string, {rows: Row[]}>;
};

type Json = Record<string, unknown>;
type Script = Record<string, (...args: unknown[]) => Promise<unknown>>;
interface Drawer {
  amount: number;
  room: number;
}

function fence(page: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\b.*\n([\\s\\S]*?)^\`\`\``, 'm').exec(page)![1]!;
}

/**
 * Returns how a payload differs from the rows of a table.
 * @param needed returns whether the key in a row is required
 */
function mistakes(payload: Json, rows: Row[], needed: (row: Row) => boolean): string[] {
  const known = rows.map(({key}) => String(key).split(': '));
  const kinds: Record<string, string> = {Vector3: 'object', 'DrawerSlot[]': 'object'};
  return [
    ...rows.filter((row) => needed(row) && !(String(row.id) in payload)).map(({id}) => `lacks ${String(id)}`),
    ...Object.entries(payload).flatMap(([key, value]) => {
      const type = known.find(([name]) => name === key)?.[1];
      if (type === undefined) {
        return [`${key} is unknown`];
      }
      return typeof value === (kinds[type] ?? type) ? [] : [`${key} is not a ${type}`];
    }),
  ];
}

const mistakesOfRequest = (event: string, payload: Json) => {
  const column = event === 'ftb_sd:status_v2' ? 'status' : 'change';
  const rows = groups.request!.rows.filter((row) => row[column] !== '–');
  return mistakes(payload, rows, (row) => row[column] === 'required');
};

/** Runs the script of the page in a simulated world. The index of a drawer is its x coordinate. */
function world(drawers: Drawer[]) {
  let listen: (event: {id: string; message: string}) => void = () => {};
  const wrong: string[] = [];
  const timers: (() => void)[] = [];
  const answer = (event: string, {itemAmount = 0, ...payload}: Json): Json => {
    const drawer = drawers[(payload.blockLocation as {x: number}).x]!;
    const {itemTypeId, ...place} = payload;
    const wanted = Number(itemAmount);
    if (event === 'ftb_sd:status_v2') {
      return {...place, slotInfo: {0: {amount: drawer.amount, itemTypeId: 'minecraft:stone'}}};
    }
    const sign = event === 'ftb_sd:add_item_v2' ? 1 : -1;
    const done = Math.min(wanted, sign > 0 ? drawer.room : drawer.amount);
    drawer.amount += sign * done;
    drawer.room -= sign * done;
    return {...place, itemTypeId, itemAmount: wanted - done};
  };
  const system = {
    afterEvents: {scriptEventReceive: {subscribe: (callback: typeof listen) => (listen = callback)}},
    runTimeout: (callback: () => void) => timers.push(callback),
    sendScriptEvent: (id: string, message: string) => {
      const payload = JSON.parse(message) as Json;
      const row = groups.events!.rows.find(({event}) => event === id);
      wrong.push(...(row ? mistakesOfRequest(id, payload) : [`there is no event ${id}`]));
      listen({id, message});
      if (row && drawers.length > 0) {
        const reply = answer(id, payload);
        const column = id === 'ftb_sd:status_v2' ? 'status' : 'change';
        wrong.push(
          ...mistakes(
            reply,
            groups.answer!.rows.filter((entry) => entry[column]),
            () => true,
          ),
        );
        listen({id: String(row.answer), message: JSON.stringify(reply)});
      }
    },
  };
  const {outputText} = ts.transpileModule(fence(pages.items, 'js'), {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const script: Script = {};
  vm.runInNewContext(outputText, {exports: script, require: () => ({system})});
  return {script, wrong, timers};
}

const block = (x: number) => ({dimension: {id: 'minecraft:overworld'}, location: {x, y: 64, z: 0}});

describe('the page on items by script', () => {
  it('moves the items that exist and fit, and returns the rest', async () => {
    const drawers = [
      {amount: 300, room: 1748},
      {amount: 0, room: 200},
    ];
    const {script, wrong} = world(drawers);
    await expect(script.move!(block(0), block(1), 'minecraft:stone', 500)).resolves.toBe(200);
    expect(drawers.map(({amount}) => amount)).toEqual([100, 200]);
    await expect(script.stock!(block(0))).resolves.toEqual([{amount: 100, itemTypeId: 'minecraft:stone'}]);
    expect(wrong).toEqual([]);
  });

  it('sends no further request when there was nothing to take', async () => {
    const {script} = world([
      {amount: 0, room: 10},
      {amount: 0, room: 10},
    ]);
    await expect(script.move!(block(0), block(1), 'minecraft:stone', 5)).resolves.toBe(0);
  });

  it('stops waiting if there is no response', async () => {
    const {script, timers} = world([]);
    const moved = script.move!(block(0), block(1), 'minecraft:stone', 5);
    timers.forEach((end) => end());
    await expect(moved).rejects.toThrow('remove_item_v2: no answer');
  });

  it('detects a wrong key, a missing one and a wrong type', () => {
    const payload = {dimId: 'minecraft:overworld', blockLocation: {}, itemAmount: '5', slot: 1};
    expect(mistakesOfRequest('ftb_sd:add_item_v2', payload)).toEqual([
      'lacks itemTypeId',
      'itemAmount is not a number',
      'slot is unknown',
    ]);
  });
});

describe('the page on compacting recipes', () => {
  const rows = groups['compacting-recipe']!.rows;

  it('has a script and a command with valid pairs', () => {
    const sent: [string, Json][] = [];
    const system = {
      sendScriptEvent: (id: string, message: string) => sent.push([id, JSON.parse(message) as Json]),
    };
    const game = {afterEvents: {worldLoad: {subscribe: (callback: () => void) => callback()}}};
    const {outputText} = ts.transpileModule(fence(pages.pairs, 'js'), {
      compilerOptions: {module: ts.ModuleKind.CommonJS},
    });
    vm.runInNewContext(outputText, {exports: {}, require: () => ({system, world: game})});
    const [, id = '', json = ''] = /^\/scriptevent (\S+) (.*)$/m.exec(fence(pages.pairs, 'mcfunction')) ?? [];
    sent.push([id, JSON.parse(json) as Json]);
    expect(sent.map(([event]) => event)).toEqual(Array<string>(3).fill('ftb_sd:register_compacting_recipe'));
    expect(sent.flatMap(([, pair]) => mistakes(pair, rows, () => true))).toEqual([]);
  });
});
