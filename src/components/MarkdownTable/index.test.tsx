import {act, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import MarkdownTable from '.';

const table = (
  <MarkdownTable>
    <thead>
      <tr>
        <th>RAM</th>
        <th />
        <th>
          Enough <em>for</em>
        </th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">8 GB</th>
        <td>light packs</td>
      </tr>
    </tbody>
  </MarkdownTable>
);

afterEach(() => vi.unstubAllGlobals());

/** Sets the widths of the table and its box, because jsdom does not compute any layout. */
function withWidths(content: number, box: number) {
  let report = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(box);
  render(table);
  act(() => report());
}

describe('MarkdownTable', () => {
  it('has a tab stop and a name in the server HTML', () => {
    const html = renderToStaticMarkup(table);
    expect(html).toContain('tabindex="0"');
    expect(html).toContain('aria-label="Table: RAM, Enough for"');
  });

  it('keeps its tab stop while its content overflows', () => {
    withWidths(900, 300);
    expect(screen.getByRole('group').getAttribute('tabindex')).toBe('0');
  });

  it('has no tab stop when its content fits', () => {
    withWidths(300, 300);
    expect(screen.getByRole('group').hasAttribute('tabindex')).toBe(false);
  });

  it('has a name even without headers', () => {
    render(
      <MarkdownTable>
        <tbody />
      </MarkdownTable>,
    );
    expect(screen.getByRole('group', {name: 'Table'})).toBeTruthy();
  });
});
