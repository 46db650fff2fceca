import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import FileTree, {entriesOf} from '.';
import {textOf} from '../usage';

const list = (
  <ul>
    {'\n'}
    <li>
      <strong>.ftba/</strong> — home folder — of the App
      {'\n'}
      <ul>
        <li>
          {'mods — see '}
          <a href="/docs">mods</a>
        </li>
        <li>
          <p>
            <code>main.log</code>
          </p>
        </li>
      </ul>
    </li>
    <li>empty/</li>
  </ul>
);

describe('entriesOf', () => {
  const [home, empty] = entriesOf(list);

  it('splits name and note at the first dash', () => {
    expect(textOf(home?.name)).toBe('.ftba/');
    expect(textOf(home?.note).trim()).toBe('home folder — of the App');
  });

  it('keeps markup of a note', () => expect(textOf(home?.entries[0]?.note)).toBe('see mods'));

  it('reads through the paragraphs of a loose list', () =>
    expect(textOf(home?.entries[1]?.name)).toBe('main.log'));

  it('knows folders by their content or their slash', () => {
    expect(home?.isFolder).toBe(true);
    expect(empty?.isFolder).toBe(true);
    expect(home?.entries[1]?.isFolder).toBe(false);
  });
});

describe('FileTree', () => {
  it('stays a nested list', () => {
    render(<FileTree>{list}</FileTree>);
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', {name: 'mods'})).toBeTruthy();
  });

  it('refuses anything but one list', () => {
    expect(() => render(<FileTree>text</FileTree>)).toThrow('<FileTree> needs exactly one Markdown list');
    expect(() => render(<FileTree>{[list, list]}</FileTree>)).toThrow(
      '<FileTree> needs exactly one Markdown list',
    );
  });

  it('refuses an entry without a name', () =>
    expect(() =>
      render(
        <FileTree>
          <ul>
            <li>{' — a note'}</li>
          </ul>
        </FileTree>,
      ),
    ).toThrow('<FileTree> has an entry without a name'));
});
