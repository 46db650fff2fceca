import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {inSite, renderInSite} from '@site/tests/unit/render';
import {tinkers} from '../../../tests/unit/tinkers-tools';
import ToolBuilder from '.';

const builder = <ToolBuilder id="tinkers" data={tinkers} />;
// Queries by role would be slow, because they compute the styles of a long page each time.
const tool = (name = 'First tool') =>
  within(document.querySelector<HTMLElement>(`[role="group"][aria-label="${name}"]`)!);
const choose = (label: string, value: string, name?: string) =>
  fireEvent.change(tool(name).getByLabelText(label), {target: {value}});
const result = () => document.querySelector<HTMLElement>('section table')!;
const headings = () => Array.from(result().querySelectorAll('thead th'), ({textContent}) => textContent);
const row = (name: string) => {
  const found = Array.from(result().querySelectorAll('tbody tr')).find(
    (tr) => tr.querySelector('th')?.textContent === name,
  );
  return Array.from(found!.querySelectorAll('td'), (cell) => cell.textContent);
};
const button = (name: string) => screen.getByText(name, {selector: 'button'});

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/docs');
});
afterEach(() => vi.useRealTimers());

/** Waits until the address has been updated, and returns its query. */
const address = () => {
  act(() => vi.advanceTimersByTime(1000));
  return window.location.search;
};

describe('ToolBuilder', () => {
  it('starts with a tool whose tooltip is published', () => {
    renderInSite(builder);
    expect(headings()).toEqual(['Stone PickaxeTool Handle of Hepatizon']);
    expect(row('Durability')[0]).toContain('262');
    expect(row('Mining speed')[0]).toContain('7.7');
    expect(row('Attack damage')[0]).toContain('Unconfirmed');
    expect(row('Harvest tier')).toEqual(['Stone']);
    expect(row('Traits')[0]).toBe('Summoner (head)Floaty (handle)Stringy (binding, unconfirmed)');
    expect(address()).toBe('');
  });

  it('follows a choice, announces it and writes it into the address', () => {
    renderInSite(builder);
    choose('Pickaxe Head', 'cobalt');
    choose('Tool Handle', 'gold');
    expect(row('Durability')[0]).toContain('1000');
    expect(row('Mining speed')[0]).toContain('22.75');
    expect(
      screen.getByText(/^Cobalt Pickaxe, Tool Handle of Gold: durability 1000/).getAttribute('role'),
    ).toBe('status');
    expect(address()).toBe('?tool=pickaxe.cobalt.gold');

    choose('Kind', 'sword');
    expect(tool().getByLabelText('Sword Blade')).toBeTruthy();
    expect(tool().getByLabelText('Sword Guard')).toBeTruthy();
    expect(row('Parts')[0]).toContain("at the Tinkers' Anvil");
    expect(row('Traits')[0]).not.toContain('Stringy');
    expect(address()).toBe('?tool=sword.cobalt.gold');
  });

  it('adds a second tool for comparison, and removes it', () => {
    renderInSite(builder);
    fireEvent.click(button('Compare with a second tool'));
    expect(row('Durability')[1]).toContain('the same');
    choose('Pickaxe Head', 'netherite', 'Second tool');
    expect(row('Durability')).toEqual([
      '262125 × (1 + 1.1) = 262.5, cut to whole points',
      '★best: 29821420 × (1 + 1.1) = 2982, cut to whole points2720 more than the first',
    ]);
    expect(row('Harvest tier')).toEqual(['Stone', '★best: Netherite']);
    expect(address()).toBe('?tool=pickaxe.stone.hepatizon&compare=pickaxe.netherite.hepatizon');

    fireEvent.click(button('Remove the second tool'));
    expect(row('Durability')).toHaveLength(1);
    expect(address()).toBe('?tool=pickaxe.stone.hepatizon');
  });

  it('opens the tools of a shared address', () => {
    renderInSite(builder, '/docs?tool=cleaver.queens_slime.iron&compare=dagger.bone.bone');
    expect(headings()).toEqual([
      'Queens Slime CleaverCleaver Guard of Iron',
      'Bone DaggerCrossguard of Bone',
    ]);
    expect(row('Traits')[1]).toBe('Undead (head and handle)');
    expect((tool('Second tool').getByLabelText('Kind') as HTMLSelectElement).value).toBe('dagger');
  });

  it('explains an invalid address, and shows the example', () => {
    renderInSite(builder, '/docs?tool=spade.stone.wood');
    expect(screen.getByText(/The address contains the unknown tool “spade”/)).toBeTruthy();
    expect(row('Durability')[0]).toContain('262');
    choose('Pickaxe Head', 'iron');
    expect(screen.queryByText(/The address names/)).toBeNull();
  });

  it('names the version that added a material', () => {
    renderInSite(builder, '/docs?tool=axe.bronze.wood');
    expect(screen.getByText(/Bronze came with version 3.0/)).toBeTruthy();
  });

  it('has an example and every material in the server HTML; applies a choice made before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(inSite(builder));
    expect(row('Durability')[0]).toContain('262');
    const own = Array.from(container.querySelectorAll('tr[id]'));
    expect(own.map(({id}) => id)).toEqual(tinkers.materials.map(({id}) => `tool-${id}`));
    // The data for iron contains 779, 9.25 and 3.587, which is 3.5875 truncated.
    expect(own.find(({id}) => id === 'tool-iron')?.textContent).toMatch(
      /Iron.*779.*9\.25.*3\.5875.*Iron.*Magnetic/,
    );

    container.querySelector<HTMLSelectElement>('select[name="head"]')!.value = 'diamond';
    render(inSite(builder), {container, hydrate: true});
    expect(row('Durability')[0]).toContain('2688');
  });
});
