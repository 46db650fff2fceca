import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {StructureEntry} from '@site/src/data/schema/market';
import {loadData} from '@site/src/data/model/read';
import {renderInSite} from '@site/tests/unit/render';
import Structure from '.';

const data = loadData(path.resolve(__dirname, '../../..')).get('structures')!;
const show = (id: string) => renderInSite(<Structure id={id} data={data.get(id) as StructureEntry} />);

// Queries by role would be slow, because they compute the styles of a hundred squares.
const table = (caption: string) =>
  Array.from(document.querySelectorAll('table')).find((one) => one.caption?.textContent === caption)!;

/** Returns the texts of a table's cells by row, without row headers. */
const cells = (caption: string) =>
  Array.from(table(caption).rows, (row) =>
    Array.from(row.querySelectorAll('td'), ({textContent}) => textContent),
  );

describe('Structure', () => {
  it('names every square of every layer', () => {
    show('tinkers/smeltery');
    const lowest = '2. Lowest row of the walls';
    const seared = Array<string>(3).fill('Bseared block');
    expect(
      Array.from(table(lowest).querySelectorAll('th[scope=row]'), ({textContent}) => textContent),
    ).toEqual(['back', 'row 2', 'row 3', 'row 4', 'front']);
    expect(cells(lowest)[0]).toEqual(['empty place', ...seared, 'empty place']);
    expect(cells(lowest)[1]).toEqual([
      'Bseared block',
      ...Array<string>(3).fill('inside, air'),
      'Bseared block',
    ]);
    expect(cells(lowest)[4]).toEqual([
      'empty place',
      'TSeared Tank',
      'CSmeltery Controller',
      'DSeared Drain',
      'empty place',
    ]);
    // The letters repeat the names, so they are hidden from screen readers.
    expect(table(lowest).querySelectorAll('[aria-hidden]')).toHaveLength(25);
  });

  it('counts blocks and materials', () => {
    show('tinkers/smeltery');
    expect(cells('Blocks').map(([count]) => count)).toEqual([undefined, '42', '1', '1', '1', '–', '–', '45']);
    const materials = Array.from(table('Materials').tBodies[0]!.rows, ({textContent}) => textContent);
    expect(materials).toHaveLength(4);
    expect(materials[0]).toMatch(/^ Seared Brick 168 for the 42 blocks .*184$/);
    expect(materials[3]).toMatch(/^ Molten Copper .*1 bucket$/);
  });

  it.each([...data.keys()].filter((id) => id !== 'tinkers/smeltery'))(
    '%s is a pile of single blocks, listed from the top',
    (id) => {
      const {container} = show(id);
      const {layers, legend} = data.get(id) as StructureEntry;
      const names = cells('From top to bottom').slice(1);
      expect(names.map(([text]) => text)).toEqual(
        [...layers].reverse().map(({rows}) => ` ${legend.find(({char}) => char === rows[0])?.name}`),
      );
      expect(container.querySelector('[aria-hidden] .sprite')).not.toBeNull();
      expect(container.querySelector('svg')).toBeNull();
    },
  );
});
