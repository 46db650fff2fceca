import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Menu from '../AppScreen/Menu';
import type {Quest} from '../QuestGraph/layout';
import {QuestBook, QuestWindow} from '.';

const quests: Quest[] = [
  {id: 'a', x: 0, y: 0, state: 'done'},
  {id: 'b', x: 2, y: 0, needs: ['a']},
];

describe('QuestBook', () => {
  it('reads as one picture, with what lies over it', () => {
    render(
      <QuestBook description="A map with a menu." quests={quests} chapters={[{name: 'Start'}]}>
        <Menu items={['Item', 'Checkmark']} />
      </QuestBook>,
    );
    expect(screen.getAllByRole('img', {name: /./})).toHaveLength(1);
    expect(screen.getByText('Checkmark')).toBeTruthy();
  });

  it('leaves the chapter list out when it is slid in', () => {
    const {container} = render(<QuestBook description="x" quests={quests} />);
    expect(container.querySelector('.list')).toBeNull();
  });

  it('offers a plus for chapters and for each group only in editing mode', () => {
    const chapters = [{name: 'Start'}, {group: 'Machines', chapters: [{name: 'Steam'}]}];
    const plus = (editing: boolean) =>
      render(
        <QuestBook description="x" quests={quests} chapters={chapters} editing={editing} />,
      ).container.querySelectorAll('.list .green').length;
    expect([plus(false), plus(true)]).toEqual([0, 2]);
  });

  it('hides the chapters of a folded group', () => {
    render(
      <QuestBook
        description="x"
        quests={quests}
        chapters={[{group: 'Machines', folded: true, chapters: [{name: 'Steam'}]}]}
      />,
    );
    expect(screen.getByText('Machines')).toBeTruthy();
    expect(screen.queryByText('Steam')).toBeNull();
  });

  it('numbers every part it can show', () => {
    const {container} = render(
      <QuestBook
        description="x"
        quests={quests}
        editing
        extras={['emergency']}
        chapters={[
          {name: 'Start', mark: 1},
          {group: 'Machines', mark: 2, chapters: [{name: 'Steam', mark: 3}]},
        ]}
        marks={{
          list: 4,
          pin: 5,
          add: 6,
          addToGroup: 7,
          map: 8,
          rewards: 9,
          autoPin: 10,
          keys: 11,
          emergency: 12,
          preferences: 13,
          settings: 14,
          editing: 15,
        }}
      />,
    );
    const numbers = Array.from(container.querySelectorAll('.mark'), (mark) => Number(mark.textContent));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({length: 15}, (_number, i) => i + 1));
  });

  it('refuses a number on a part that the drawing does not show', () => {
    expect(() => render(<QuestBook description="x" quests={quests} marks={{add: 1}} />)).toThrow(
      'cannot mark add',
    );
    expect(() => render(<QuestBook description="x" quests={quests} marks={{shop: 1}} />)).toThrow(
      'cannot mark shop',
    );
    expect(() => render(<QuestBook description="x" quests={quests} marks={{moon: 1} as object} />)).toThrow(
      'a key of marks is "moon". Allowed: list, pin',
    );
  });
});

describe('QuestWindow', () => {
  it('shows counts, ticks and waiting rewards', () => {
    const {container} = render(
      <QuestWindow
        title="Find wood"
        description="x"
        tasks={[
          {icon: 'log', count: '3/8'},
          {icon: 'sapling', done: true},
        ]}
        rewards={[{icon: 'bread', alert: true}]}
      />,
    );
    expect(screen.getByText('3/8')).toBeTruthy();
    expect(container.querySelectorAll('.item .done')).toHaveLength(1);
    expect(container.querySelectorAll('.item .alert')).toHaveLength(1);
  });

  it('has Edit only in editing mode', () => {
    const {rerender} = render(<QuestWindow title="Find wood" description="x" />);
    expect(screen.queryByText('Edit')).toBeNull();
    rerender(<QuestWindow title="Find wood" description="x" editing marks={{edit: 1, addTask: 2}} />);
    expect(screen.getByText('Edit')).toBeTruthy();
  });

  it('refuses to stand alone without a description, and numbers on what is not there', () => {
    expect(() => render(<QuestWindow title="Find wood" />)).toThrow('<QuestWindow> needs a description');
    expect(() =>
      render(<QuestWindow title="Find wood" description="x" marks={{pages: 1, edit: 2}} />),
    ).toThrow('cannot mark pages, edit');
  });
});
