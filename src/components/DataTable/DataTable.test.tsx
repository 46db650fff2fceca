import {useHistory} from '@docusaurus/router';
import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import type {Entry} from '@site/src/data/schema/entry';
import {inSite, renderInSite} from '@site/tests/unit/render';
import DataTable, {Code, Inline, ValueFacts, literal} from '.';

type Row = {name: string; does: string};

function entry(rows: number, groups = 2): Entry<Row> {
  return {
    id: 'lamp',
    title: 'Lamps',
    file: 'src/data/tables/lamp.yaml',
    source: {
      mod: 'Lamp Mod',
      version: '1.2.3',
      minecraft: '1.21.1',
      with: [{mod: 'Oil Mod', version: '4.5.6'}],
    },
    groups: Array.from({length: groups}, (_, group) => ({
      id: `g${group}`,
      title: `Group ${group}`,
      ...(group === 0 && {about: 'About `the first`.'}),
      rows: Array.from({length: rows}, (_row, row) => ({
        name: `lamp.${group}.${row}`,
        does: row === 0 ? 'Shines brightly.' : 'Is dark.',
        anchor: `lamp-${group}-${row}`,
      })),
    })),
  };
}

function element(data: Entry<Row>) {
  return (
    <DataTable
      entry={data}
      kind="material"
      nameOf={({name}) => name}
      columns={[
        {title: 'Lamp', cell: ({name}) => <Code>{name}</Code>},
        {title: 'What it does', cell: ({does}) => (does === 'Is dark.' ? undefined : does)},
      ]}
    />
  );
}

const show = (data: Entry<Row>, path?: string) => renderInSite(element(data), path);

const shownRows = (table: HTMLElement) =>
  Array.from(table.querySelectorAll('tr[id]')).filter((row) => !(row as HTMLElement).hidden);

describe('DataTable', () => {
  it('is a table with a caption, headings, groups and named rows', () => {
    show(entry(2));
    const table = screen.getByRole('table', {name: /^Lamps/});
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({textContent}) => textContent),
    ).toEqual(['Lamp', 'What it does']);
    expect(within(table).getByRole('rowheader', {name: /Group 0 About the first/})).toBeTruthy();
    expect(within(table).getByRole('rowheader', {name: /lamp\.1\.1/})).toBeTruthy();
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 2 + 4);
  });

  it('gives every row an address and a link with its name', () => {
    show(entry(2));
    const link = screen.getByRole('link', {name: 'Direct link to lamp.0.1'});
    expect(link.getAttribute('href')).toBe('#lamp-0-1');
    expect(document.getElementById('lamp-0-1')?.contains(link)).toBe(true);
  });

  it('shows the versions that it holds for and a link to correct it', () => {
    const {container} = show(entry(1));
    expect(container.textContent).toContain('Lamp Mod 1.2.3, Oil Mod 4.5.6, Minecraft 1.21.1');
    const link = screen.getByRole('link', {name: 'Correct a value in src/data/tables/lamp.yaml'});
    expect(link.getAttribute('href')).toMatch(/\/edit\/main\/src\/data\/tables\/lamp\.yaml$/);
  });

  it('names no version of Minecraft for the App, which has none', () => {
    const {container} = show({...entry(1), source: {mod: 'FTB App', version: '1.2.3'}});
    expect(container.textContent).toContain('FTB App 1.2.3 Correct');
  });

  it('marks an empty cell', () => {
    show(entry(2, 1));
    expect(within(document.getElementById('lamp-0-1')!).getByRole('cell').textContent).toBe('–');
  });

  it('has no group headings for a single group, and no filter for a short table', () => {
    show(entry(12, 1));
    expect(screen.queryByText('Group 0')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('filters by the typed text and announces how many rows are left', () => {
    show(entry(7));
    const field = screen.getByRole('searchbox', {name: 'Filter 14 materials'});
    const table = screen.getByRole('table');
    expect(screen.getByRole('status').textContent).toBe('');

    fireEvent.input(field, {target: {value: 'BRIGHT shines'}});
    expect(shownRows(table).map(({id}) => id)).toEqual(['lamp-0-0', 'lamp-1-0']);
    expect(screen.getByRole('status').textContent).toBe('2 of 14 left');

    fireEvent.input(field, {target: {value: 'lamp.1.'}});
    expect(shownRows(table)).toHaveLength(7);
    // A group without rows is hidden with its heading.
    expect(screen.getByText('Group 0').closest('tbody')?.hidden).toBe(true);

    fireEvent.input(field, {target: {value: ''}});
    expect(shownRows(table)).toHaveLength(14);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('marks the row that the address names', () => {
    show(entry(2), '/docs#lamp-1-0');
    expect(document.getElementById('lamp-1-0')?.dataset.target).toBe('true');
    expect(document.getElementById('lamp-0-0')?.dataset.target).toBeUndefined();
  });

  it('keeps what was typed before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(inSite(element(entry(7))));
    const field = container.querySelector('input')!;
    field.value = 'shines';
    render(inSite(element(entry(7))), {container, hydrate: true});
    expect(container.querySelector('input')).toBe(field);
    expect(shownRows(container)).toHaveLength(2);
    expect(within(container).getByRole('status').textContent).toBe('2 of 14 left');
  });

  it('shows a filtered row again when a link leads to it', () => {
    function Go() {
      const history = useHistory();
      return <button onClick={() => history.push('/docs#lamp-1-3')}>Go</button>;
    }
    renderInSite(
      <>
        <Go />
        {element(entry(7))}
      </>,
    );
    const row = document.getElementById('lamp-1-3')!;
    row.scrollIntoView = vi.fn();
    fireEvent.input(screen.getByRole('searchbox'), {target: {value: 'shines'}});
    expect(row.hidden).toBe(true);

    fireEvent.click(screen.getByRole('button', {name: 'Go'}));
    expect(row.hidden).toBe(false);
    expect(row.dataset.target).toBe('true');
    expect(row.scrollIntoView).toHaveBeenCalled();
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });
});

describe('Inline', () => {
  it('renders code, bold and links, and leaves other markup as text', () => {
    const {container} = renderInSite(
      <p>
        <Inline>{'Use `a.b` or **Save** as [told](/docs/app#x), 2 * 3 [sic].'}</Inline>
      </p>,
    );
    expect(container.textContent).toBe('Use a.b or Save as told, 2 * 3 [sic].');
    expect(container.querySelector('code')?.textContent).toBe('a.b');
    expect(container.querySelector('strong')?.textContent).toBe('Save');
    expect(screen.getByRole('link', {name: 'told'}).getAttribute('href')).toBe('/docs/app#x');
  });

  it('fills placeholders anywhere, and shows markup in values as text', () => {
    const {container} = renderInSite(
      <p>
        <Inline values={{mod: '**JEI**'}}>{'`{mod}`, **{mod}**, [{mod}](/docs), {mod}; {other}'}</Inline>
      </p>,
    );
    expect(container.textContent).toBe('**JEI**, **JEI**, **JEI**, **JEI**; other');
    expect(container.querySelectorAll('strong')).toHaveLength(1);
  });
});

describe('values', () => {
  it.each([
    [20, 'double', '20.0'],
    [0.5, 'double', '0.5'],
    [20, 'int', '20'],
    ['', 'text', '""'],
    ['top_left', 'enum', 'top_left'],
    [[], 'list', '[]'],
    [['a', 'b'], 'list', '["a", "b"]'],
    [[1, 2], 'int-array', '[1, 2]'],
    [false, 'boolean', 'false'],
  ] as const)('%j as %s is written %s', (value, type, text) =>
    expect(literal(value as never, type)).toBe(text),
  );

  it.each([
    [{type: 'int', default: 8, min: 1, max: 64, unit: 'blocks'}, 'whole number, 1 to 64 blocks', '8'],
    [{type: 'int', default: 8, min: 1}, 'whole number, 1 or more', '8'],
    [{type: 'double', default: 1, max: 2}, 'decimal, at most 2', '1.0'],
    [{type: 'int', default: 0, unit: 'ticks'}, 'whole number, in ticks', '0'],
    [{type: 'text', holds: 'dimension id', default_text: 'none'}, 'text: dimension id', 'none'],
    [{type: 'tristate', default: 'Default'}, 'true, false or Default', 'Default'],
  ] as const)('%j', (row, type, fallback) => {
    const {container} = renderInSite(<ValueFacts row={row} />);
    const terms = Array.from(container.querySelectorAll('dt'), ({textContent}) => textContent);
    const facts = Array.from(container.querySelectorAll('dd'), ({textContent}) => textContent);
    expect(terms).toEqual(['Type', 'Default']);
    expect(facts).toEqual([type, fallback]);
  });

  it('lists choices with their meaning', () => {
    renderInSite(
      <ValueFacts
        row={{type: 'enum', default: 'a', values: {a: 'the first', b: 'the second'}, required: true}}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      'a the first',
      'b the second',
    ]);
    expect(screen.getByText('required')).toBeTruthy();
  });
});
