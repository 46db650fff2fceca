import path from 'node:path';
import {fireEvent, render, screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {Entry} from '@site/src/data/schema/entry';
import type {MaterialEntry, TraitEntry} from '@site/src/data/schema/market';
import {loadData} from '@site/src/data/model/read';
import {renderInSite} from '@site/tests/unit/render';
import TraitTable from '../TraitTable';
import Figure from './Figure';
import MaterialTable from '.';

const data = loadData(path.resolve(__dirname, '../../..'));
const materials = (id: string) => data.get('materials')!.get(id) as Entry<MaterialEntry>;
const traits = (id: string) => data.get('traits')!.get(id) as Entry<TraitEntry>;

const rows = () => Array.from(document.querySelectorAll('tr[id]'));
const textOf = (anchor: string) => document.getElementById(anchor)?.textContent ?? '';
const press = (name: string) =>
  fireEvent.click(
    Array.from(document.querySelectorAll('thead button')).find(
      (button) => button.getAttribute('aria-label') === name,
    )!,
  );

describe('MaterialTable', () => {
  it('has all numbers of a tier, head and handle side by side', () => {
    renderInSite(<MaterialTable id="tinkers/tier-1" data={materials('tinkers/tier-1')} />);
    expect(rows().map(({id}) => id)).toEqual(['material-wood', 'material-stone', 'material-bone']);
    const numbers = Array.from(
      document.querySelectorAll('#material-stone td'),
      ({textContent}) => textContent,
    );
    expect(numbers).toEqual([
      '★best: 125',
      '★best: 3.5',
      '★best: 1.25',
      '★best: Stone',
      '0.6×',
      '★best: 1.2×',
      '★best: 1×',
    ]);
    expect(textOf('material-stone')).toContain('Trait Summoner · cobblestone in the Part Builder');
  });

  it('links to the trait, and has the notes on a material', () => {
    renderInSite(<MaterialTable id="tinkers/tier-1" data={materials('tinkers/tier-1')} />);
    expect(screen.getByRole('link', {name: 'Cultivation'}).getAttribute('href')).toContain(
      'tier_1_traits#trait-cultivation',
    );
    expect(document.body.textContent).toMatch(/Wood: Until October 2025/);
  });

  it('explains every column', () => {
    const {container} = renderInSite(
      <MaterialTable id="tinkers/tier-1" data={materials('tinkers/tier-1')} />,
    );
    const headings = Array.from(document.querySelectorAll('thead button'), ({textContent}) => textContent);
    expect(headings).toHaveLength(8);
    const told = Array.from(container.querySelectorAll('table ~ div strong'), ({textContent}) => textContent);
    for (const term of ['Durability', 'Speed', 'Attack', 'Harvest', 'Handle']) {
      expect(headings.some((heading) => heading?.toLowerCase().includes(term.toLowerCase()))).toBe(true);
      expect(told).toContain(term);
    }
  });

  it('is sorted by any column', () => {
    renderInSite(<MaterialTable id="tinkers/tier-1" data={materials('tinkers/tier-1')} />);
    press('Head durability');
    expect(rows()[0]?.id).toBe('material-stone');
    press('Harvest');
    expect(rows()[0]?.id).toBe('material-stone');
    press('Material');
    expect(rows()[0]?.id).toBe('material-bone');
  });
});

describe('Figure', () => {
  const show = (value: number, among: number[]) =>
    render(<Figure value={value} among={among} />).container.querySelector('data')!;

  it.each([
    [5, [5, 2.25], '.00'],
    [3.5, [3.5, 2.25], '0'],
    [2.25, [5, 2.25], null],
    [5, [5, 100], null],
  ])('%d among %j lacks "%s" to line up', (value, among, pad) =>
    expect(show(value, among).getAttribute('data-pad')).toBe(pad),
  );

  it('marks the highest as text, and none if all are equal', () => {
    expect(show(5, [5, 2]).textContent).toBe('★best: 5');
    expect(show(5, [5, 5, 2]).textContent).toBe('★best: 5');
    expect(show(2, [5, 2]).textContent).toBe('2');
    expect(show(5, [5, 5]).textContent).toBe('5');
  });
});

describe('TraitTable', () => {
  it('has effect, what it works on, materials, notes and what is unconfirmed', () => {
    renderInSite(<TraitTable id="tinkers/tier-1" data={traits('tinkers/tier-1')} />);
    const row = within(document.getElementById('trait-summoner')!);
    expect(row.getByText(/a silverfish may come out/)).toBeTruthy();
    expect(row.getByText('mined stone and End Stone')).toBeTruthy();
    expect(row.getByRole('link', {name: 'Stone'}).getAttribute('href')).toContain('tier_1#material-stone');
    expect(row.getByText(/This trait is a drawback/)).toBeTruthy();
    expect(row.getByText('Unconfirmed')).toBeTruthy();
    // String is not a material for heads and handles, so there is no row to link to.
    expect(
      within(document.getElementById('trait-stringy')!).queryByRole('link', {name: 'String'}),
    ).toBeNull();
  });
});
