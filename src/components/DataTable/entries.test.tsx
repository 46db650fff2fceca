import path from 'node:path';
import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {ComponentType} from 'react';
import {describe, expect, it} from 'vitest';
import type {Entry, PropertyEntry} from '@site/src/data/schema/entry';
import {loadData} from '@site/src/plugins/structured-data';
import {inSite, renderInSite} from '@site/tests/unit/render';
import CommandTable from '../CommandTable';
import ConfigFile from '../ConfigFile';
import ConfigTable from '../ConfigTable';
import FactTable from '../FactTable';
import KeyTable from '../KeyTable';
import Keybind from '../Keybind';
import PermissionTable from '../PermissionTable';
import PropertyTable from '../PropertyTable';
import ThemeTable from '../ThemeTable';
import TimerTable from '../TimerTable';
import TypeTable from '../TypeTable';
import Version from '../Version';

const data = loadData(path.resolve(__dirname, '../../..'));

type Drawn = ComponentType<{id: string; data: never}>;

const tables: [string, Drawn][] = [
  ['commands', CommandTable as Drawn],
  ['timers', TimerTable as Drawn],
  ['config', ConfigTable as Drawn],
  ['permissions', PermissionTable as Drawn],
  ['properties', PropertyTable as Drawn],
  ['theme', ThemeTable as Drawn],
  ['keys', KeyTable as Drawn],
  ['tables', FactTable as Drawn],
];

function get<T>(kind: string, id: string): T {
  const entry = data.get(kind)?.get(id);
  if (!entry) {
    throw new Error(`no ${kind} ${id}`);
  }
  return entry as T;
}

/** Element of a component that was given its data, as a page has it after compilation. */
function drawn(Component: Drawn, kind: string, id: string) {
  return <Component id={id} data={get(kind, id)} />;
}

describe('in the server HTML', () => {
  const files = tables.flatMap(([kind, Component]) =>
    [...(data.get(kind)?.entries() ?? [])]
      .filter(([id, entry]) => (entry as Entry<unknown>).groups.length > 1 || !id.includes('/'))
      .map(([id]) => [kind, id, Component] as const),
  );

  it.each(files)('%s %s is whole', (kind, id, Component) => {
    const html = renderToString(inSite(drawn(Component, kind, id)));
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
    renderInSite(drawn(CommandTable as Drawn, 'commands', 'ftb-essentials/homes'));
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
    // A part that everyone may use is no news; one that needs a level is.
    expect(text).not.toContain('Who may use');
    expect(document.getElementById('command-listhomes')?.textContent).toContain('Who may use player');
  });
});

describe('PermissionTable', () => {
  it('says who may use the node of a command', () => {
    renderInSite(drawn(PermissionTable as Drawn, 'permissions', 'ftb-essentials/commands'));
    expect(document.getElementById('node-command.kit')?.textContent).toContain('Without a rank level 2');
    expect(document.getElementById('node-command.heal.target')?.textContent).toContain('level 2');
    expect(document.getElementById('node-command.tp_offline')?.textContent).toContain('/tpo');
  });

  it('leads to both files that its rows come from', () => {
    renderInSite(drawn(PermissionTable as Drawn, 'permissions', 'ftb-essentials/values'));
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
  it('draws items by their names, several of a cell too', () => {
    renderInSite(drawn(FactTable as Drawn, 'tables', 'tinkers/slimes'));
    const row = document.getElementById('slimes-sky-slime');
    expect(row?.querySelector('th')?.textContent).toContain('Sky Slime');
    expect(row?.textContent).toContain('Sky Slimeball');
    expect(screen.getByRole('link', {name: 'Direct link to Sky Slime'})).toBeTruthy();
    expect(document.body.textContent).not.toContain('tinkers:');
  });
});

describe('TypeTable', () => {
  it('has a row for each type and none for shared fields', () => {
    renderInSite(drawn(TypeTable as Drawn, 'properties', 'ftb-quests/tasks'));
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
    const {container} = renderInSite(drawn(Keybind as Drawn, 'keys', 'ftb-quests/player/search'));
    expect(container.textContent).toBe('Ctrl+F');
    const unbound = renderInSite(drawn(Keybind as Drawn, 'keys', 'ftb-teams/bindings/open'));
    expect(unbound.container.textContent).toBe('Open Teams GUI (unbound)');
    expect(() => render(inSite(drawn(Keybind as Drawn, 'keys', 'ftb-quests/player')))).toThrow(
      'takes one key, as file/group/key; "ftb-quests/player" names 17.',
    );
  });
});

describe('ConfigFile', () => {
  it('says where the file is and which copy wins', () => {
    const {container} = renderInSite(drawn(ConfigFile as Drawn, 'config', 'ftb-ultimine/server'));
    expect(container.textContent).toContain('config/ftbultimine-server.snbt');
    expect(container.textContent).toContain('<world>/serverconfig/ftbultimine-server.snbt');
  });
});

describe('Version', () => {
  it('names one product or several', () => {
    const one = renderInSite(drawn(Version as Drawn, 'versions', 'ftb-ranks'));
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
