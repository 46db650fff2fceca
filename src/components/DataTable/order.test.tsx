import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {Entry} from '@site/src/data/schema/entry';
import {inSite, renderInSite} from '@site/tests/unit/render';
import DataTable from '.';

type Lamp = {name: string; light?: number};

const lamp = (name: string, light?: number) => ({name, light, anchor: `lamp-${name}`});

const entry: Entry<Lamp> = {
  id: 'lamps',
  title: 'Lamps',
  file: 'src/data/tables/lamps.yaml',
  source: {mod: 'Lamps', version: '1', minecraft: '1.21'},
  groups: [
    {
      id: 'small',
      title: 'Small',
      rows: [
        lamp('torch', 14),
        lamp('candle', 3),
        lamp('ember', 7),
        lamp('Wick'),
        lamp('lamp10', 7),
        lamp('lamp2', 3.5),
      ],
    },
    {id: 'large', title: 'Large', rows: [lamp('bonfire', 15)]},
  ],
};

const table = (
  <DataTable
    entry={entry}
    kind="material"
    nameOf={({name}) => name}
    columns={[
      {title: 'Lamp', cell: ({name}) => name, sort: 'text'},
      {
        title: 'Light level',
        cell: ({light = '–'}) => light,
        sort: 'number',
      },
      {title: 'Colour', cell: () => 'warm'},
      {title: 'Empty', cell: () => undefined},
    ]}
  />
);

const order = () => Array.from(document.querySelectorAll('tr[id]'), ({id}) => id.replace('lamp-', ''));
// jsdom applies the rules for narrow containers, which hide the headings.
const hidden = true;
const buttons = () => Array.from(document.querySelectorAll('thead button'));
const button = (name: string) => buttons().find((element) => element.getAttribute('aria-label') === name)!;
const heading = (name: string) => button(name).closest('th')!;
const press = (name: string) => fireEvent.click(button(name));

const listed = ['torch', 'candle', 'ember', 'Wick', 'lamp10', 'lamp2', 'bonfire'];

describe('a table with orders', () => {
  it('sorts numbers from the highest, then from the lowest, then as listed; empty cells come last, and equal rows keep their order', () => {
    renderInSite(table);
    expect(order()).toEqual(listed);
    expect(heading('Light level').hasAttribute('aria-sort')).toBe(false);

    press('Light level');
    expect(order()).toEqual(['torch', 'ember', 'lamp10', 'lamp2', 'candle', 'Wick', 'bonfire']);
    expect(heading('Light level').getAttribute('aria-sort')).toBe('descending');

    press('Light level');
    expect(order()).toEqual(['candle', 'lamp2', 'ember', 'lamp10', 'torch', 'Wick', 'bonfire']);
    expect(heading('Light level').getAttribute('aria-sort')).toBe('ascending');

    press('Light level');
    expect(order()).toEqual(listed);
    expect(heading('Light level').hasAttribute('aria-sort')).toBe(false);
  });

  it('sorts texts without regard to case, with numbers by value, and by one column at a time', () => {
    renderInSite(table);
    press('Light level');
    press('Lamp');
    expect(order()).toEqual(['candle', 'ember', 'lamp2', 'lamp10', 'torch', 'Wick', 'bonfire']);
    expect(heading('Light level').hasAttribute('aria-sort')).toBe(false);
    expect(heading('Lamp').getAttribute('aria-sort')).toBe('ascending');
  });

  it('cannot be sorted if its rows cannot be compared', () => {
    renderInSite(table);
    expect(buttons().map(({textContent}) => textContent)).toEqual(['Lamp', 'Light level']);
    expect(
      within(screen.getByLabelText('Sort by'))
        .getAllByRole('option', {hidden})
        .map(({textContent}) => textContent),
    ).toEqual([
      'as listed',
      'Lamp, A to Z',
      'Lamp, Z to A',
      'Light level, highest first',
      'Light level, lowest first',
    ]);
  });

  it('leaves out a column without any content', () => {
    renderInSite(table);
    expect(screen.getAllByRole('columnheader', {hidden}).at(-1)?.textContent).toBe('Colour');
  });

  it('sorts cards by a select box, in step with the headings', () => {
    renderInSite(table);
    const box = screen.getByLabelText('Sort by') as HTMLSelectElement;
    fireEvent.change(box, {target: {value: '1 ascending'}});
    expect(order()).toEqual(['candle', 'lamp2', 'ember', 'lamp10', 'torch', 'Wick', 'bonfire']);
    expect(heading('Light level').getAttribute('aria-sort')).toBe('ascending');
    press('Light level');
    expect(box.value).toBe('');
    expect(order()).toEqual(listed);
  });

  it('is as listed and without buttons in the server HTML; applies a choice made before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(inSite(table));
    expect(within(container).queryByRole('button', {hidden})).toBeNull();
    expect(order()).toEqual(listed);

    container.querySelector('select')!.value = '1 descending';
    render(inSite(table), {container, hydrate: true});
    expect(order()[1]).toBe('ember');
  });

  it('restores the table when it is disconnected', () => {
    const {container, unmount} = renderInSite(table);
    const box = container.querySelector('div')!;
    press('Light level');
    unmount();
    expect(Array.from(box.querySelectorAll('tr[id]'), ({id}) => id.replace('lamp-', ''))).toEqual(listed);
    expect(box.querySelector('button')).toBeNull();
  });
});
