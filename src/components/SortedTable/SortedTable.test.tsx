import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {Entry} from '@site/src/data/schema/entry';
import {inSite, renderInSite} from '@site/tests/unit/render';
import SortedTable from '.';

type Lamp = {name: string; light: number};

const lamp = (name: string, light: number) => ({name, light, anchor: `lamp-${name}`});

const entry: Entry<Lamp> = {
  id: 'lamps',
  title: 'Lamps',
  file: 'src/data/tables/lamps.yaml',
  source: {mod: 'Lamps', version: '1', minecraft: '1.21'},
  groups: [
    {id: 'small', title: 'Small', rows: [lamp('torch', 14), lamp('candle', 3), lamp('ember', 7)]},
    {id: 'large', title: 'Large', rows: [lamp('bonfire', 15)]},
  ],
};

const table = (
  <SortedTable
    entry={entry}
    kind="material"
    nameOf={({name}) => name}
    columns={[
      {title: 'Lamp', cell: ({name}) => name, sort: ({name}) => name},
      {
        title: 'Level',
        label: 'Light level',
        group: 'Light',
        cell: ({light}) => light,
        sort: ({light}) => light,
      },
      {title: 'Colour', group: 'Light', cell: () => 'warm'},
    ]}
  />
);

const order = () => Array.from(document.querySelectorAll('tr[id]'), ({id}) => id.replace('lamp-', ''));
// The simulated browser takes every container for a narrow one, where the headings are out of sight.
const hidden = true;
const buttons = () => Array.from(document.querySelectorAll('thead button'));
const button = (name: string) => buttons().find((element) => element.getAttribute('aria-label') === name)!;
const heading = (name: string) => button(name).closest('th')!;
const press = (name: string) => fireEvent.click(button(name));

describe('SortedTable', () => {
  it('sorts numbers from the highest, then from the lowest, then as listed', () => {
    renderInSite(table);
    expect(order()).toEqual(['torch', 'candle', 'ember', 'bonfire']);
    expect(heading('Light level').hasAttribute('aria-sort')).toBe(false);

    press('Light level');
    expect(order()).toEqual(['torch', 'ember', 'candle', 'bonfire']);
    expect(heading('Light level').getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('status').textContent).toBe('Sorted by Light level, highest first');

    press('Light level');
    expect(order()).toEqual(['candle', 'ember', 'torch', 'bonfire']);
    expect(heading('Light level').getAttribute('aria-sort')).toBe('ascending');

    press('Light level');
    expect(order()).toEqual(['torch', 'candle', 'ember', 'bonfire']);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('sorts texts from A, and by one column at a time', () => {
    renderInSite(table);
    press('Light level');
    press('Lamp');
    expect(order()).toEqual(['candle', 'ember', 'torch', 'bonfire']);
    expect(heading('Light level').hasAttribute('aria-sort')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('Sorted by Lamp, A to Z');
  });

  it('offers no sorting where rows cannot be compared', () => {
    renderInSite(table);
    expect(buttons().map(({textContent}) => textContent)).toEqual(['Lamp', 'Level']);
    expect(
      within(screen.getByLabelText('Sort by'))
        .getAllByRole('option', {hidden})
        .map(({textContent}) => textContent),
    ).toEqual(['as listed', 'Lamp', 'Light level']);
  });

  it('groups headings', () => {
    renderInSite(table);
    expect(screen.getByRole('columnheader', {name: 'Light'}).getAttribute('colspan')).toBe('2');
  });

  it('sorts cards by a box, and turns the order round', () => {
    renderInSite(table);
    expect(screen.queryByText('highest first')).toBeNull();
    fireEvent.change(screen.getByLabelText('Sort by'), {target: {value: '1'}});
    expect(order()).toEqual(['torch', 'ember', 'candle', 'bonfire']);
    fireEvent.click(screen.getByText('highest first'));
    expect(order()).toEqual(['candle', 'ember', 'torch', 'bonfire']);
    fireEvent.change(screen.getByLabelText('Sort by'), {target: {value: ''}});
    expect(order()).toEqual(['torch', 'candle', 'ember', 'bonfire']);
  });

  it('stands as listed and without buttons in the server HTML; what was chosen before hydration counts', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(inSite(table));
    expect(within(container).queryByRole('button', {hidden})).toBeNull();
    expect(order()).toEqual(['torch', 'candle', 'ember', 'bonfire']);

    container.querySelector('select')!.value = '1';
    render(inSite(table), {container, hydrate: true});
    expect(order()).toEqual(['torch', 'ember', 'candle', 'bonfire']);
  });
});
