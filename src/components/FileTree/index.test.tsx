import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import FileTree from '.';

const list = (
  <ul>
    <li>
      <code>.ftba/</code> — home folder of the App
      <ul>
        <li>
          <code>mods/</code> — see <a href="/docs">mods</a>
        </li>
      </ul>
    </li>
  </ul>
);

it('stays a nested list', () => {
  render(
    <FileTree>
      {'\n'}
      {list}
    </FileTree>,
  );
  expect(screen.getAllByRole('list')).toHaveLength(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', {name: 'mods'})).toBeTruthy();
});

it.each([
  ['text', 'text'],
  ['nothing', null],
  ['two lists', [list, list].map((one, i) => <div key={i}>{one}</div>)],
])('refuses %s', (_name, children) =>
  expect(() => render(<FileTree>{children}</FileTree>)).toThrow('<FileTree> needs exactly one Markdown list'),
);
