import path from 'node:path';
import {screen, within} from '@testing-library/react';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {called, countedInputs} from '@site/src/lib/recipe';
import type {Entry} from '@site/src/data/schema/entry';
import type {RecipeEntry, RecipeRow} from '@site/src/data/schema/market';
import {readData} from '@site/src/data/model/read';
import {pageRecords} from '@site/src/search/records/page';
import {inSite, renderInSite} from '@site/tests/unit/render';
import RecipeTable from '../RecipeTable';
import Recipe from '.';
import {kinds} from './kinds';

const {entries} = readData(path.resolve(__dirname, '../../..'));
const recipes = [...(entries.get('recipes') ?? new Map<string, object>()).values()] as RecipeEntry[];
const groups = [
  ...(entries.get('recipe-groups') ?? new Map<string, object>()).values(),
] as Entry<RecipeRow>[];

function named(id: string): RecipeEntry {
  const found = recipes.find((recipe) => recipe.id === id);
  if (!found) throw new Error(`src/data has no recipe "${id}". Use an existing id.`);
  return found;
}

/** Renders to static HTML, which is many times faster than mounting the component. */
function rendered(node: ReactElement): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inSite(node));
  return container;
}

/** Removes the picture and returns the remaining text. */
function textOf(container: HTMLElement): string {
  container.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
  return container.textContent ?? '';
}

describe('recipes of the data', () => {
  it('are many', () => expect(recipes.length).toBeGreaterThan(150));

  it.each(recipes.map((data) => [data.id, data] as const))(
    '%s names its result, stations and every ingredient with all that fits, without the picture',
    (id, data) => {
      const container = rendered(<Recipe id={id} data={data} />);
      const text = textOf(container);
      const {title, anchor, stations, fluid, notes, unsure} = data;
      const names = [...countedInputs(data), ...(fluid ? [fluid.name] : [])].flatMap(({label, items}) => [
        ...(label === undefined ? [] : [label]),
        ...items.map(({name}) => name),
      ]);
      for (const name of [title, ...names, ...stations.map(called), ...[...notes, ...unsure].map(plain)]) {
        expect(text).toContain(name);
      }
      expect(text.includes('Unconfirmed')).toBe(unsure.length > 0);
      expect(container.querySelector(`[id="${anchor}"]`)).not.toBeNull();
    },
  );
});

/** Removes Markdown markup from a string. */
function plain(text: string): string {
  return text.replace(/[`*]|\[([^\]]+)\]\([^)]+\)/g, '$1');
}

describe('<Recipe>', () => {
  it('is complete in the server HTML, with its picture hidden from screen readers', () => {
    const html = renderToString(inSite(<Recipe id="x" data={named('sieves-and-things/botany_pot')} />));
    expect(html).toContain('Row 1: Copper Ingot, empty, Copper Ingot.');
    expect(html).toContain('Row 2: Copper Ingot, Copper Ingot, Copper Ingot.');
    expect(html.match(/aria-hidden="true"/g)?.length).toBeGreaterThan(0);
  });

  it('counts the cells and lists every wood', () => {
    renderInSite(<Recipe id="x" data={named('sieves-and-things/wooden_crucible')} />);
    const [logs, slabs] = screen.getAllByRole('listitem');
    expect(logs?.textContent).toMatch(/^6 ×.*any log: .*Oak Log, .*Pale Oak Log$/);
    expect(slabs?.textContent).toMatch(/^1 ×.*any wooden slab: .*Bamboo Slab$/);
  });

  it('links to the recipes before and after it, and to itself', () => {
    renderInSite(<Recipe id="x" data={named('tinkers/seared_brick')} />);
    // Some addresses from the router contain unencoded spaces.
    const link = (name: string) => decodeURI(screen.getByRole('link', {name}).getAttribute('href') ?? '');
    expect(link('Grout')).toBe('/docs/marketplace/Addons/tinkers/Docs/Melting & More#recipe-grout');
    expect(link('Melter')).toBe('/docs/marketplace/Addons/tinkers/Docs/Melting & More/melter#recipe-melter');
    expect(link('Direct link to Seared Brick')).toBe('#recipe-seared_brick');
  });

  it('is a search record of its own, with its name and its ingredients', () => {
    const recipe = renderToString(inSite(<Recipe id="x" data={named('tinkers/gold_cast')} />));
    const html = `<article class="theme-doc-markdown"><h1>Casting</h1>${recipe}</article>`;
    const record = pageRecords(html, '/docs/casting', 'https://example.test').at(-1);
    expect(record).toMatchObject({kind: 'row', anchor: 'recipe-gold_cast', type: 'lvl2'});
    expect(record?.hierarchy).toMatchObject({lvl1: 'Casting', lvl2: 'Gold Cast'});
    expect(record?.content).toContain('any stone tool part');
    expect(record?.content?.match(/Molten Gold/g)).toHaveLength(1);
  });

  it('marks an unpublished recipe', () => {
    renderInSite(<Recipe id="x" data={named('sieves-and-things/auto_hammer')} />);
    expect(screen.getByText('Recipe not published')).toBeTruthy();
    expect(screen.getByText('Unconfirmed')).toBeTruthy();
    expect(screen.queryByText(/^1 ×/)).toBeNull();
  });
});

describe('<RecipeTable>', () => {
  it('has groups to render', () => expect(groups.length).toBeGreaterThan(25));

  it.each(groups.map((data) => [data.id, data] as const))(
    '%s has every row, with a mark on what is not confirmed',
    (id, data) => {
      const container = rendered(<RecipeTable id={id} data={data} />);
      for (const {anchor, unsure, kind, inputs = []} of data.groups.flatMap((group) => group.rows)) {
        const text = container.querySelector(`tr[id="${anchor}"]`)?.textContent ?? '';
        expect(text, anchor).not.toBe('');
        expect(text.includes('Unconfirmed'), anchor).toBe(unsure.length > 0);
        expect(text.includes('Not published'), anchor).toBe(kind === 'unpublished');
        for (const input of kinds[kind].isAction ? [] : inputs) {
          expect(text, anchor).toContain(called(input));
        }
      }
    },
  );

  it('goes from ingredients to result, and explains "any hammer" once', () => {
    const data = groups.find(({id}) => id === 'sieves-and-things/hammering')!;
    const {container} = renderInSite(<RecipeTable id={data.id} data={data} />);
    const headers = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(headers.map(({textContent}) => textContent)).toEqual(['From', 'You get', 'With', 'Remarks']);
    expect(container.querySelector('#recipe-hammer_sand')?.textContent).toContain('Dust');
    expect(container.textContent?.match(/Netherite Hammer/g)).toHaveLength(1);
  });

  it('counts the cells of a grid', () => {
    const data = groups.find(({id}) => id === 'sieves-and-things/compressing')!;
    const {container} = renderInSite(<RecipeTable id={data.id} data={data} />);
    const row = container.querySelector('#recipe-double_compressed_dust');
    expect(row?.textContent).toContain('9 × ');
    expect(row?.textContent).toContain('Compressed Dust');
    expect(row?.querySelectorAll('td').length).toBe(1);
  });

  it('names once what all rows are made at', () => {
    const data = groups.find(({id}) => id === 'sieves-and-things/compressing')!;
    const {container} = renderInSite(<RecipeTable id={data.id} data={data} />);
    expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(2);
    expect(container.textContent?.match(/At:\s*Crafting Table or\s*Stone Crafting Table/g)).toHaveLength(1);
  });
});
