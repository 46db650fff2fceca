import path from 'node:path';
import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {ComponentType} from 'react';
import {describe, expect, it} from 'vitest';
import type {Entry, PropertyEntry} from '@site/src/data/schema/entry';
import {loadData} from '@site/src/data/model/read';
import {inSite, renderInSite} from '@site/tests/unit/render';
import CommandTable from '../CommandTable';
import ConfigFile from '../ConfigFile';
import FactTable from '../FactTable';
import Keybind from '../Keybind';
import {
  ConfigTable,
  KeyTable,
  PermissionTable,
  PropertyTable,
  ThemeTable,
  TimerTable,
  TypeTable,
} from '../ReferenceTables';
import Version from '../Version';

const data = loadData(path.resolve(__dirname, '../../..'));

type DataComponent = ComponentType<{id: string; data: never}>;

const tables: [string, DataComponent][] = [
  ['commands', CommandTable as DataComponent],
  ['timers', TimerTable as DataComponent],
  ['config', ConfigTable as DataComponent],
  ['permissions', PermissionTable as DataComponent],
  ['properties', PropertyTable as DataComponent],
  ['theme', ThemeTable as DataComponent],
  ['keys', KeyTable as DataComponent],
  ['tables', FactTable as DataComponent],
];

function get<T>(kind: string, id: string): T {
  const entry = data.get(kind)?.get(id);
  if (!entry) {
    throw new Error(`src/data has no ${kind} "${id}". Use an existing id.`);
  }
  // Pages receive the data as JSON, which cannot contain undefined values.
  return JSON.parse(JSON.stringify(entry)) as T;
}

/** Creates a component with its data, as in a compiled page. */
function element(Component: DataComponent, kind: string, id: string) {
  return <Component id={id} data={get(kind, id)} />;
}

describe('in the server HTML', () => {
  const files = tables.flatMap(([kind, Component]) =>
    [...(data.get(kind)?.entries() ?? [])]
      .filter(([id, entry]) => (entry as Entry<unknown>).groups.length > 1 || !id.includes('/'))
      .map(([id]) => [kind, id, Component] as const),
  );

  it.each(files)('%s %s is whole', (kind, id, Component) => {
    const html = renderToString(inSite(element(Component, kind, id)));
    const document = new DOMParser().parseFromString(html, 'text/html');
    const ids = Array.from(document.querySelectorAll('tr[id]'), (row) => row.id);
    const {groups} = get<Entry<unknown>>(kind, id);
    expect(ids).toEqual(groups.flatMap(({rows}) => rows.map(({anchor}) => anchor)));
    expect(new Set(ids).size).toBe(ids.length);
    for (const row of Array.from(document.querySelectorAll('tr[id]'))) {
      expect(row.querySelector('th')?.textContent?.trim(), row.id).not.toBe('');
      expect(row.querySelector('a.hash-link')?.getAttribute('aria-label'), row.id).toMatch(
        /^Direct link to \S/,
      );
      expect(row.textContent, row.id).not.toMatch(/undefined|\[object/);
    }
  });
});

describe('CommandTable', () => {
  it('shows syntax, level, node, arguments, timer and switch', () => {
    renderInSite(element(CommandTable as DataComponent, 'commands', 'ftb-essentials/homes'));
    const text = document.getElementById('command-home')?.textContent ?? '';
    for (const part of [
      '/home [name]',
      'Everyone',
      'command.home',
      'cooldown 10 s, warmup 0 s',
      'teleportation.home.enabled',
    ]) {
      expect(text).toContain(part);
    }
    // Parts that everyone may use are omitted.
    expect(text).not.toContain('Who may use');
    expect(document.getElementById('command-listhomes')?.textContent).toContain('Who may use player');
  });
});

describe('PermissionTable', () => {
  it('shows who has the node of a command', () => {
    renderInSite(element(PermissionTable as DataComponent, 'permissions', 'ftb-essentials/commands'));
    expect(document.getElementById('node-command.kit')?.textContent).toContain('Without a rank level 2');
    expect(document.getElementById('node-command.heal.target')?.textContent).toContain('level 2');
    expect(document.getElementById('node-command.tp_offline')?.textContent).toContain('/tpo');
  });

  it('links to both files that its rows come from', () => {
    renderInSite(element(PermissionTable as DataComponent, 'permissions', 'ftb-essentials/values'));
    const names = screen
      .getAllByRole('link', {name: /^Correct a value/})
      .map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual([
      'Correct a value in src/data/config/ftb-essentials.yaml',
      'Correct a value in src/data/permissions/ftb-essentials.yaml',
    ]);
  });
});

describe('FactTable', () => {
  it('renders items by their names, several of a cell too', () => {
    renderInSite(element(FactTable as DataComponent, 'tables', 'tinkers/slimes'));
    const row = document.getElementById('slimes-sky-slime');
    expect(row?.querySelector('th')?.textContent).toContain('Sky Slime');
    expect(row?.textContent).toContain('Sky Slimeball');
    expect(screen.getByRole('link', {name: 'Direct link to Sky Slime'})).toBeTruthy();
    expect(document.body.textContent).not.toContain('tinkers:');
  });
});

describe('TypeTable', () => {
  it('has a row for each type and none for shared fields', () => {
    renderInSite(element(TypeTable as DataComponent, 'properties', 'ftb-quests/tasks'));
    const types = get<PropertyEntry>('properties', 'ftb-quests/tasks').groups.filter(
      ({type}) => type !== undefined,
    );
    const ids = Array.from(document.querySelectorAll('tr[id]'), ({id}) => id);
    expect(ids).toEqual(types.map(({id}) => `type-${id}`));
    expect(ids).not.toContain('type-common');
  });
});

describe('Keybind', () => {
  it('is the key, its name when unbound, and refuses a whole group', () => {
    const {container} = renderInSite(element(Keybind as DataComponent, 'keys', 'ftb-quests/player/search'));
    expect(container.textContent).toBe('Ctrl+F');
    const unbound = renderInSite(element(Keybind as DataComponent, 'keys', 'ftb-teams/bindings/open'));
    expect(unbound.container.textContent).toBe('Open Teams GUI (unbound)');
    expect(() => render(inSite(element(Keybind as DataComponent, 'keys', 'ftb-quests/player')))).toThrow(
      'needs the id of a single key, file/group/key. "ftb-quests/player" refers to 17 keys.',
    );
  });
});

describe('ConfigFile', () => {
  it('shows where the file is and which copy takes precedence', () => {
    const {container} = renderInSite(element(ConfigFile as DataComponent, 'config', 'ftb-ultimine/server'));
    expect(container.textContent).toContain('config/ftbultimine-server.snbt');
    expect(container.textContent).toContain('<world>/serverconfig/ftbultimine-server.snbt');
  });
});

describe('Version', () => {
  it('names one product or several', () => {
    const one = renderInSite(element(Version as DataComponent, 'versions', 'ftb-ranks'));
    expect(one.container.textContent).toBe('Holds for FTB Ranks 2101.1.3 on Minecraft 1.21.1.');
    const two = renderInSite(
      <Version
        id="ftb-ranks ftb-xmod-compat"
        data={[get('versions', 'ftb-ranks'), get('versions', 'ftb-xmod-compat')]}
      />,
    );
    expect(two.container.textContent).toBe(
      'Holds for FTB Ranks 2101.1.3, FTB XMod Compat 21.1.8 on Minecraft 1.21.1.',
    );
  });
});
