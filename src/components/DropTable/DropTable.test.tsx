import {useHistory} from '@docusaurus/router';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {inSite, renderInSite} from '@site/tests/unit/render';
import DropTable from '.';
import {drops} from './sample';

const whole = <DropTable id="sample-sieve" data={drops} />;

const field = () => screen.getByRole('searchbox', {name: 'Find an item or a block'}) as HTMLInputElement;
const counted = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.input(field(), {target: {value}});
const shown = (within: ParentNode = document) =>
  Array.from(within.querySelectorAll<HTMLElement>('tr[id]'))
    .filter(({hidden}) => !hidden)
    .map(({id}) => id.replace('drop-', ''));
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const heading = (name: string) => screen.getByRole('button', {name}).closest('th')!;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/docs');
});
afterEach(() => vi.useRealTimers());

describe('DropTable', () => {
  it('is a table of items, blocks and chances with every mesh', () => {
    renderInSite(whole);
    const table = screen.getByRole('table', {name: /^What the sample sieve gives/});
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => within(cell).getByRole('button').textContent),
    ).toEqual(['Item', 'Block', 'String', 'Flint', 'Iron', 'Diamond', 'Emerald']);
    const row = document.getElementById('drop-crushed_netherrack-netherite_scrap')!;
    expect(within(row).getByRole('rowheader').textContent?.trim()).toBe('Netherite Scrap');
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({textContent}) => textContent),
    ).toEqual([
      'Crushed Netherrack',
      '3.33%',
      '6.90%',
      '10.71%',
      '14.29%',
      '16.00%★ best of all, with Emerald Mesh',
    ]);
  });

  it('has the best mesh, and where an item never drops, as text', () => {
    renderInSite(whole);
    const cells = (id: string) =>
      within(document.getElementById(id)!)
        .getAllByRole('cell')
        .map(({textContent}) => textContent);
    expect(cells('drop-crushed_netherrack-gold_scrap').at(-1)).toBe('36.00% best with Emerald Mesh');
    expect(cells('drop-red_sand-crimson_spores')[1]).toBe('–never');
  });

  it('shows what the chances hold for and a link to correct them', () => {
    const {container} = renderInSite(whole);
    expect(container.textContent).toContain('In a world without other add-ons.');
    expect(container.textContent).toContain('within 0.05');
    expect(container.textContent).toContain('Sample Sieve, Minecraft Bedrock, as of 17 September 2025');
    expect(
      screen
        .getByRole('link', {name: 'Correct a value in src/data/drops/sample-sieve.yaml'})
        .getAttribute('href'),
    ).toMatch(/\/edit\/main\/src\/data\/drops\/sample-sieve\.yaml$/);
  });

  it('gives every row an address and a link with its name', () => {
    renderInSite(whole);
    expect(
      screen
        .getByRole('link', {name: 'Direct link to Ender Pearl from Crushed Endstone'})
        .getAttribute('href'),
    ).toBe('#drop-crushed_endstone-ender_pearl');
  });

  it('has headings without buttons in the server HTML', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(inSite(whole));
    expect(html.querySelector('thead button')).toBeNull();
    expect(html.querySelector('thead')?.textContent).toBe('ItemBlockStringFlintIronDiamondEmerald');
    expect(shown(html)).toHaveLength(9);
  });
});

describe('sorting', () => {
  it('cycles from the highest to the lowest to the original order, and announces it', () => {
    renderInSite(whole);
    const first = shown();
    press('Emerald');
    expect(shown().slice(0, 2)).toEqual(['crushed_netherrack-quartz', 'crushed_endstone-ender_pearl']);
    expect(heading('Emerald').getAttribute('aria-sort')).toBe('descending');
    press('Emerald');
    expect(shown()[0]).toBe('red_sand-crimson_spores');
    expect(heading('Emerald').getAttribute('aria-sort')).toBe('ascending');
    press('Emerald');
    expect(shown()).toEqual(first);
    expect(heading('Emerald').hasAttribute('aria-sort')).toBe(false);
  });

  it('sorts by one column at a time and keeps the filter', () => {
    renderInSite(whole);
    type('gold');
    press('Emerald');
    press('Block');
    expect(heading('Emerald').hasAttribute('aria-sort')).toBe(false);
    expect(heading('Block').getAttribute('aria-sort')).toBe('ascending');
    expect(shown()).toEqual(['crushed_netherrack-gold_scrap', 'red_sand-gold_scrap']);
  });
});

describe('filter', () => {
  it('shows where an item drops most often, across all blocks and meshes', () => {
    renderInSite(whole);
    expect(counted()).toBe('');
    type('gold scraps');
    expect(shown()).toEqual(['red_sand-gold_scrap', 'crushed_netherrack-gold_scrap']);
    expect(counted()).toBe('2 of 9 left. Gold Scrap: most often from Red Sand with String Mesh, 42.55%');
    type('netherrack gold');
    expect(counted()).toBe(
      '1 of 9 left. Gold Scrap: most often from Crushed Netherrack with Emerald Mesh, 36.00%',
    );
    type('chorus fruit');
    expect(counted()).toContain('with Flint, Iron, Diamond or Emerald Mesh, 46.67%');
    type('chorus');
    expect(counted()).toBe('2 of 9 left');
    type('');
    expect(counted()).toBe('');
    expect(shown()).toHaveLength(9);
  });

  it('filters by names, not by chances', () => {
    renderInSite(whole);
    type('minecraft:ender_pearl');
    expect(shown()).toEqual(['crushed_endstone-ender_pearl']);
    for (const query of ['53.85', 'diamond']) {
      type(query);
      expect(shown()).toEqual([]);
    }
  });

  it('offers a correction when nothing is left', () => {
    renderInSite(whole);
    type('ender perl');
    expect(shown()).toEqual([]);
    expect(counted()).toBe('0 of 9 left Did you mean ender pearl?');
    press('Did you mean ender pearl?');
    expect(shown()).toEqual(['crushed_endstone-ender_pearl']);
    expect(document.activeElement).toBe(field());

    type('xylophone');
    expect(counted()).toBe('0 of 9 left');
  });

  it('writes the filter into the address after a pause, and keeps the rest of the address', () => {
    window.history.replaceState({key: 'abc'}, '', '/docs?other=1#part');
    renderInSite(whole, '/docs?other=1#part');
    type('e');
    type('ender pearl');
    expect(window.location.search).toBe('?other=1');
    act(() => void vi.runAllTimers());
    expect(window.location.href).toMatch(/\/docs\?other=1&drop=ender\+pearl#part$/);
    expect(window.history.state).toEqual({key: 'abc'});
    type(' ');
    act(() => void vi.runAllTimers());
    expect(window.location.search).toBe('?other=1');
  });

  it('does not write into the address of the next page', () => {
    const {unmount} = renderInSite(whole);
    type('pearl');
    unmount();
    act(() => void vi.runAllTimers());
    expect(window.location.search).toBe('');
  });

  it('starts with the filter in the address', () => {
    renderInSite(whole, '/docs?drop=ender+pearl');
    expect(field().value).toBe('ender pearl');
    expect(shown()).toEqual(['crushed_endstone-ender_pearl']);
    expect(counted()).toContain('1 of 9 left');
  });

  it('follows a link with another filter', () => {
    function Go() {
      const history = useHistory();
      return (
        <>
          <button onClick={() => history.push('/docs?drop=quartz')}>Quartz</button>
          <button onClick={() => history.push('/docs')}>All</button>
        </>
      );
    }
    renderInSite(
      <>
        <Go />
        {whole}
      </>,
    );
    press('Quartz');
    expect(shown()).toEqual(['crushed_netherrack-quartz']);
    press('All');
    expect(shown()).toHaveLength(9);
  });

  it('keeps what was typed before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(inSite(whole));
    container.querySelector('input')!.value = 'quartz';
    render(inSite(whole), {container, hydrate: true});
    expect(shown()).toEqual(['crushed_netherrack-quartz']);
    expect(counted()).toContain('1 of 9 left');
    container.remove();
  });

  it('shows a filtered row again when a link leads to it', () => {
    function Go() {
      const history = useHistory();
      return <button onClick={() => history.push('/docs#drop-red_sand-bamboo')}>Go</button>;
    }
    renderInSite(
      <>
        <Go />
        {whole}
      </>,
    );
    const row = document.getElementById('drop-red_sand-bamboo')!;
    row.scrollIntoView = vi.fn();
    type('quartz');
    expect(row.hidden).toBe(true);
    press('Go');
    expect(row.hidden).toBe(false);
    expect(row.dataset.target).toBe('true');
    expect(field().value).toBe('');
  });
});
