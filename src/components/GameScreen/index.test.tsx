import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Inventory, TeamScreen} from '.';

/** The numbers drawn, from the top. */
const numbers = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('.mark'), (mark) => mark.textContent);

describe('Inventory', () => {
  it('is one picture and draws what it is given', () => {
    const {container} = render(
      <Inventory
        description="x"
        buttons={['team', 'quests']}
        ring={['quests']}
        badges={{quests: '[!]'}}
        marks={{sidebar: 1}}
      />,
    );
    expect(screen.getAllByRole('img', {name: 'x'})).toHaveLength(1);
    expect(container.querySelectorAll('.buttons > .button')).toHaveLength(2);
    expect(container.querySelectorAll('.ring')).toHaveLength(1);
    expect(container.querySelector('.badge')?.textContent).toBe('[!]');
    expect(container.querySelectorAll('.slot')).toHaveLength(4 + 4 + 1 + 27 + 9);
    expect(numbers(container)).toEqual(['1']);
  });

  it('has a cross on each button, and hidden ones behind a plus, only while editing', () => {
    const {container} = render(
      <Inventory
        description="x"
        buttons={['team', 'settings']}
        hidden={['map']}
        editing
        marks={{cross: 1, plus: 2, hidden: 3}}
      />,
    );
    expect(container.querySelectorAll('.cross')).toHaveLength(2);
    expect(numbers(container)).toEqual(['1', '2', '3']);
    expect(() => render(<Inventory description="x" hidden={['map']} />)).toThrow('only while editing');
  });

  it('names an unknown button, and a number on a button it does not show', () => {
    expect(() => render(<Inventory description="x" buttons={['tea' as never]} />)).toThrow(
      'a button is "tea". Allowed: gamemode, day,',
    );
    expect(() => render(<Inventory description="x" buttons={['team']} marks={{quests: 1}} />)).toThrow(
      'cannot mark quests: not in this drawing. It shows: sidebar, team.',
    );
  });
});

describe('TeamScreen', () => {
  const members = [{name: 'Tom', rank: 'owner' as const, online: true}];

  it('shows members, messages and what lies over it', () => {
    const {container} = render(
      <TeamScreen
        name="Moon Base"
        description="x"
        members={members}
        messages={[['Mira', 'Hello']]}
        marks={{
          colour: 1,
          info: 2,
          name: 3,
          chat: 4,
          allies: 5,
          invite: 6,
          properties: 7,
          members: 8,
          messages: 9,
          text: 10,
        }}
      >
        <b>Menu</b>
      </TeamScreen>,
    );
    expect(screen.getByText('Moon Base')).toBeTruthy();
    expect(screen.getByText('Menu')).toBeTruthy();
    expect(container.querySelectorAll('.online')).toHaveLength(1);
    expect(numbers(container)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('names an unknown rank', () =>
    expect(() =>
      render(<TeamScreen name="a" description="x" members={[{name: 'Tom', rank: 'king' as never}]} />),
    ).toThrow('rank of "Tom" is "king". Allowed: owner, officer, member, ally.'));
});
