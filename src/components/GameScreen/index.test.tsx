import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {
  ConfigScreen,
  GameChat,
  Inventory,
  ItemPicker,
  NbtEditor,
  PartyScreen,
  TeamScreen,
  UltiminePanel,
} from '.';

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

describe('GameChat', () => {
  it('shows lines and answers', () => {
    render(
      <GameChat
        description="x"
        lines={['Hello', {text: 'Come?', answers: [{text: 'Accept ✔', tone: 'green'}]}]}
      />,
    );
    expect(screen.getByText('Accept ✔').className).toContain('done');
  });

  it('needs lines, and a description when alone', () => {
    expect(() => render(<GameChat description="x" lines={[]} />)).toThrow('needs lines');
    expect(() => render(<GameChat lines={['Hello']} />)).toThrow('needs a description');
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

describe('PartyScreen', () => {
  it('ticks the players chosen', () => {
    const {container} = render(
      <PartyScreen
        name="Moon Base"
        description="x"
        players={[{name: 'Mira', ticked: true}, {name: 'Kofi'}]}
        marks={{name: 1, colour: 2, description: 3, players: 4, create: 5}}
      />,
    );
    expect(container.querySelectorAll('.box > .done')).toHaveLength(1);
    expect(numbers(container)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('names an unknown part', () =>
    expect(() =>
      render(<PartyScreen name="a" description="x" players={[]} marks={{size: 1} as never} />),
    ).toThrow('a key of marks is "size". Allowed: name, description, colour, players, create.'));
});

describe('ConfigScreen', () => {
  it('sets each kind of value as the game does', () => {
    render(
      <ConfigScreen
        title="Settings"
        description="x"
        groups={[
          {
            name: 'All',
            options: [
              {name: 'a', value: true},
              {name: 'b', value: false},
              {name: 'c', value: 64},
            ],
          },
        ]}
      />,
    );
    for (const text of ['True', 'False', '64']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('leaves folded groups out', () => {
    const groups = [{name: 'A', folded: true, options: [{name: 'a', value: true}]}, {name: 'B'}];
    render(<ConfigScreen title="t" description="x" groups={groups} />);
    expect(screen.getByText('A')).toBeTruthy();
    expect(screen.queryByText('a')).toBeNull();
  });

  it('shows what the info icon says', () => {
    render(
      <ConfigScreen
        title="t"
        description="x"
        groups={[{name: 'All', options: [{name: 'a', value: 1, info: ['Default: 1']}]}]}
        marks={{info: 1}}
      />,
    );
    expect(screen.getByText('Default: 1')).toBeTruthy();
  });

  it('names an option whose value it cannot draw', () =>
    expect(() =>
      render(
        <ConfigScreen
          title="t"
          description="x"
          groups={[{name: 'All', options: [{name: 'a', value: {map: 1} as never}]}]}
        />,
      ),
    ).toThrow('cannot draw the value of "a"'));
});

describe('ItemPicker', () => {
  it('shows what is found and what is chosen', () => {
    const {container} = render(
      <ItemPicker
        description="x"
        items={['log', 'bread']}
        chosen="bread"
        query="@minecraft"
        amount={16}
        marks={{source: 1, search: 2, items: 3, amount: 4, data: 5, accept: 6, cancel: 7}}
      />,
    );
    expect(container.querySelectorAll('.chosen')).toHaveLength(1);
    expect(screen.getByText('16')).toBeTruthy();
    expect(numbers(container)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('names an unknown item', () =>
    expect(() => render(<ItemPicker description="x" items={['tea' as never]} />)).toThrow(
      'an item is "tea"',
    ));
});

describe('NbtEditor', () => {
  it('shows the tree down to folded branches', () => {
    const {container} = render(
      <NbtEditor
        description="x"
        tag={{
          name: 'Stone',
          tags: [
            {name: 'count', value: '1', selected: true},
            {name: 'components', folded: true, tags: [{name: 'lore', value: '"old"'}]},
          ],
        }}
        marks={{delete: 1, name: 2, value: 3, copy: 4, collapse: 5, expand: 6, accept: 7, cancel: 8}}
      />,
    );
    expect(screen.getByText('count')).toBeTruthy();
    expect(screen.queryByText('lore')).toBeNull();
    expect(container.querySelectorAll('.selected')).toHaveLength(1);
    expect(numbers(container)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('shows the icons that add a tag only while no value is selected', () => {
    const tag = {name: 'Stone', tags: [{name: 'components', selected: true, tags: []}]};
    const {container} = render(<NbtEditor description="x" tag={tag} marks={{add: 1}} />);
    expect(container.querySelectorAll('.types > *')).toHaveLength(9);
    expect(() => render(<NbtEditor description="x" tag={tag} marks={{value: 1}} />)).toThrow(
      'cannot mark value',
    );
  });

  it('wants a value or tags, not both', () => {
    expect(() => render(<NbtEditor description="x" tag={{name: 'a'}} />)).toThrow(
      'either a value or tags for "a"',
    );
    expect(() => render(<NbtEditor description="x" tag={{name: 'a', value: '1', tags: []}} />)).toThrow(
      'either a value or tags',
    );
  });
});

describe('UltiminePanel', () => {
  it('lists two shapes above and two below, round the end', () => {
    const {container} = render(<UltiminePanel description="x" menu shape="Shapeless" blocks={64} />);
    expect(
      Array.from(container.querySelectorAll('.glass > span'), (line) => line.textContent).slice(1, -1),
    ).toEqual(['Mining Tunnel', 'Escape Tunnel', 'Shapeless', 'Small Tunnel', 'Small Square (3x3)']);
    expect(screen.getByText('Mining 64 blocks')).toBeTruthy();
  });

  it('names an unknown shape', () =>
    expect(() => render(<UltiminePanel description="x" shape="Round" />)).toThrow('shape is "Round"'));
});
