import {fireEvent, screen, within} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {renderInSite} from '../../../tests/unit/render';
import {ModPacks, PackNeeds, PackTable} from '.';

const now = {url: 'https://example.com/now', day: '2026-06-05', isOld: false};
const then = {url: 'https://example.com/then', day: '2025-01-01', isOld: true};
const entry = (rows: object[]) =>
  ({
    id: 'lamps',
    title: 'Lamps',
    file: 'src/data/packs/lamps.yaml',
    groups: [{id: 'a', title: 'Lamps', rows}],
  }) as never;

it('PackNeeds says of each value where it was read, and marks old ones', () => {
  renderInSite(
    <PackNeeds
      id="lamps"
      data={entry([
        {anchor: 'need-minecraft', label: 'Minecraft', value: '1.21.1', note: 'in version 1.0', source: then},
        {anchor: 'need-java', label: 'Java', value: '21', note: 'as Minecraft 1.21.1 needs'},
        {anchor: 'need-pack-id', label: 'Pack id', value: '7', copy: '7', source: now},
      ])}
    />,
  );
  const row = (name: RegExp) => within(screen.getByRole('row', {name}));
  expect(row(/^Minecraft/).getByText(/\*$/)).toBeDefined();
  expect(
    row(/^Minecraft/)
      .getByRole('link', {name: '1 January 2025'})
      .getAttribute('href'),
  ).toBe(then.url);
  expect(row(/^Pack id/).queryByText(/\*$/)).toBeNull();
});

it('PackNeeds copies a number', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', {...navigator, clipboard: {writeText}});
  renderInSite(
    <PackNeeds
      id="lamps"
      data={entry([{anchor: 'a', label: 'Pack id', value: '7', copy: '7', source: now}])}
    />,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith('7');
  vi.unstubAllGlobals();
});

it('PackTable filters by any word, and leads to the page of a pack that has one', () => {
  renderInSite(
    <PackTable
      id="all"
      data={entry([
        {
          anchor: 'pack-lamps',
          title: 'Lamps',
          page: '/docs/modpacks/lamps',
          minecraft: '1.21.1',
          loader: 'NeoForge',
          java: 21,
          id: 7,
          newest: '1.0',
          supported: true,
          source: now,
        },
        {
          anchor: 'pack-old',
          title: 'Old Lamps',
          minecraft: '1.12.2',
          loader: 'Forge',
          java: 8,
          supported: false,
          source: then,
        },
      ])}
    />,
  );
  fireEvent.input(screen.getByRole('searchbox'), {target: {value: 'neoforge java 21'}});
  expect(document.getElementById('pack-old')!.hidden).toBe(true);
  expect(document.getElementById('pack-lamps')!.hidden).toBe(false);
  expect(document.getElementById('pack-old')!.textContent).toContain('1 January 2025\u00a0*');
  expect(document.getElementById('pack-lamps')!.textContent).not.toContain('*');
  expect(screen.getAllByText(/older than 90 days/)).toHaveLength(1);
  expect(screen.getByRole('link', {name: 'Lamps'}).getAttribute('href')).toBe('/docs/modpacks/lamps');
});

it('ModPacks names the versions of pack and mod', () => {
  renderInSite(
    <ModPacks
      id="lamp"
      data={entry([
        {anchor: 'pack-lamps', pack: 'Lamps', packVersion: '1.0', version: '2101.1.13', source: now},
      ])}
    />,
  );
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.slice(0, 2)).toEqual(['1.0', '2101.1.13']);
  expect(screen.queryByText(/older than 90 days/)).toBeNull();
});
