import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {inSite, renderInSite} from '@site/tests/unit/render';
import {drops} from '../DropTable/sample';
import SieveCalculator from '.';

const calculator = <SieveCalculator id="sample-sieve" data={drops} />;

const item = () => screen.getByRole('combobox', {name: 'Item'}) as HTMLSelectElement;
const source = () => screen.getByRole('combobox', {name: 'Block and mesh'}) as HTMLSelectElement;
const wanted = () => screen.getByRole('textbox', {name: 'How many'}) as HTMLInputElement;
const answer = () => screen.getByRole('status').textContent!;
const numbers = () =>
  within(screen.getByRole('status'))
    .getAllByRole('definition')
    .map(({textContent}) => textContent);
const change = (field: HTMLElement, value: string) => fireEvent.change(field, {target: {value}});

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/docs');
});
afterEach(() => vi.useRealTimers());

describe('SieveCalculator', () => {
  it('offers every item of the data once, from A to Z', () => {
    renderInSite(calculator);
    expect(Array.from(item().options, ({text}) => text)).toEqual([
      'Bamboo',
      'Chorus Flower',
      'Chorus Fruit',
      'Crimson Spores',
      'Ender Pearl',
      'Gold Scrap',
      'Netherite Scrap',
      'Quartz',
    ]);
  });

  it('offers every block and mesh that gives the item, the best first', () => {
    renderInSite(calculator);
    change(item(), 'ftbst:gold_scrap');
    const texts = Array.from(source().options, ({text}) => text);
    expect(texts).toHaveLength(10);
    expect(texts[0]).toBe('Red Sand with String Mesh: 42.55%');
    expect(texts.at(-1)).toBe('Crushed Netherrack with String Mesh: 30.00%');
    expect(source().selectedIndex).toBe(0);
  });

  it('shows how many blocks to sieve', () => {
    renderInSite(calculator);
    change(item(), 'minecraft:netherite_scrap');
    expect(answer()).toContain(
      'To get 1 × Netherite Scrap from Crushed Netherrack with Emerald Mesh (16.00% per draw), sieve',
    );
    expect(numbers()).toEqual(['6.3 blocks', '4 blocks', '14 blocks', '27 blocks']);

    change(source(), 'crushed_netherrack/string');
    expect(numbers()).toEqual(['30 blocks', '21 blocks', '68 blocks', '136 blocks']);
  });

  it('takes the best source again when the item changes', () => {
    renderInSite(calculator);
    change(item(), 'minecraft:netherite_scrap');
    change(source(), 'crushed_netherrack/string');
    change(item(), 'minecraft:ender_pearl');
    expect(answer()).toContain('from Crushed Endstone with String Mesh (53.85% per draw)');
  });

  it('explains a wrong number beside the field and to screen readers', () => {
    renderInSite(calculator);
    change(wanted(), '1.5');
    expect(answer()).toBe('“1.5” is not a whole number. Write a whole number from 1 to 10,000.');
    expect(wanted().getAttribute('aria-invalid')).toBe('true');
    const described = wanted().getAttribute('aria-describedby')!;
    expect(document.getElementById(described)?.textContent).toBe(answer());
    change(wanted(), '2');
    expect(wanted().getAttribute('aria-invalid')).toBe('false');
    expect(numbers()).toHaveLength(4);
  });

  it('names the unconfirmed assumption', () => {
    const {container} = renderInSite(calculator);
    expect(container.textContent).toContain('Unconfirmed: one sieved block is counted as one draw.');
  });

  it('states the error caused by rounding, where it is noticeable', () => {
    renderInSite(calculator);
    change(item(), 'minecraft:quartz');
    expect(answer()).not.toContain('decimals');
    // A chance of 2.33% is rounded by at most 0.005, and 0.005 / 2.33 = 0.2%.
    change(item(), 'ftbst:crimson_spores');
    change(source(), 'red_sand/emerald');
    expect(answer()).toContain('may be off by 0.2%');
  });

  it('reads the address and writes it', () => {
    renderInSite(calculator, '/docs?item=netherite_scrap&from=crushed_netherrack/string&n=16');
    expect(item().value).toBe('minecraft:netherite_scrap');
    expect(source().value).toBe('crushed_netherrack/string');
    expect(wanted().value).toBe('16');
    expect(window.location.search).toBe('');

    change(wanted(), '3');
    change(item(), 'minecraft:ender_pearl');
    act(() => void vi.runAllTimers());
    expect(window.location.search).toBe('?item=ender_pearl&n=3');
    change(source(), 'crushed_endstone/iron');
    act(() => void vi.runAllTimers());
    expect(new URLSearchParams(window.location.search).get('from')).toBe('crushed_endstone/iron');
  });

  it.each(['?item=minecraft:ender_pearl', '?item=ender_pearl&from=gravel/string'])(
    'understands %s',
    (query) => {
      renderInSite(calculator, `/docs${query}`);
      expect(answer()).toContain('1 × Ender Pearl from Crushed Endstone with String Mesh');
    },
  );

  it('leaves an unknown item alone', () => {
    renderInSite(calculator, '/docs?item=cake&n=5');
    expect(answer()).toContain('5 × Bamboo');
  });

  it('keeps what was chosen before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(inSite(calculator));
    container.querySelectorAll('select')[0]!.value = 'minecraft:quartz';
    container.querySelector('input')!.value = '7';
    render(inSite(calculator), {container, hydrate: true});
    expect(answer()).toContain('7 × Quartz');
    container.remove();
  });

  it('has a table of examples without scripts', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(inSite(calculator));
    const rows = Array.from(html.querySelectorAll('tbody tr'), (row) =>
      Array.from(row.children, ({textContent}) => textContent),
    );
    expect(rows).toHaveLength(7);
    // The chance of at least one hit in n draws is 1 − (1 − p)^n. For p = 10% and 90% certainty: ln 0.1 / ln 0.9 = 21.9.
    expect(rows[0]).toEqual(['50%', '2', '1', '4', '7']);
    expect(rows[2]).toEqual(['10%', '10', '7', '22', '44']);
  });
});
