import {describe, expect, it} from 'vitest';
import {checkQuests, extentOf, linesOf, type Quest} from './layout';

const quests: Quest[] = [
  {id: 'wood', x: 0, y: 0, state: 'done'},
  {id: 'stone', x: 2, y: -1, needs: ['wood'], state: 'open'},
  {id: 'boss', x: 4, y: 0, size: 2, needs: ['wood', 'stone'], state: 'locked'},
];

describe('extentOf', () => {
  it('contains every quest with its margin', () =>
    expect(extentOf(quests)).toEqual({x: -0.75, y: -1.75, width: 6, height: 3}));

  it('makes room for each line of a label', () => {
    const [bare, one, two] = [undefined, 'Wood', 'Find\nwood'].map((label) =>
      extentOf([{id: 'a', x: 0, y: 0, label}]),
    );
    expect(one!.height).toBeGreaterThan(bare!.height);
    expect(two!.height - one!.height).toBeCloseTo(one!.height - bare!.height);
  });
});

describe('linesOf', () => {
  it('draws one line per dependency, coloured by the quest it comes from', () =>
    expect(linesOf('<X>', quests).map(({from, to, state}) => [from.id, to.id, state])).toEqual([
      ['wood', 'stone', 'done'],
      ['wood', 'boss', 'done'],
      ['stone', 'boss', 'open'],
    ]));

  it('dims lines from locked quests and breaks lines to hidden ones', () => {
    const states = (from: Quest['state'], to: Quest['state']) =>
      linesOf('<X>', [
        {id: 'a', x: 0, y: 0, state: from},
        {id: 'b', x: 1, y: 0, state: to, needs: ['a']},
      ])[0]!.state;
    expect(states('locked', 'locked')).toBe('locked');
    expect(states('done', 'excluded')).toBe('locked');
    expect(states('done', 'hidden')).toBe('hidden');
    expect(states(undefined, 'open')).toBe('open');
  });

  it('names a quest that is missing, and the existing ones', () =>
    expect(() => linesOf('<X>', [{id: 'a', x: 0, y: 0, needs: ['gone']}])).toThrow(
      '<X> quest "a" needs "gone", which is not on the map. Add it, or write one of: a.',
    ));
});

describe('checkQuests', () => {
  const check = (quest: object) => () => checkQuests('<X>', [{id: 'a', x: 0, y: 0, ...quest} as Quest]);

  it('accepts valid quests', () => expect(() => checkQuests('<X>', quests)).not.toThrow());

  it.each([
    [{x: '1'}, 'x of "a" must be a number in braces'],
    [{state: 'won'}, 'state of "a" is "won". Allowed: done, early,'],
    [{shape: 'star'}, 'shape of "a" is "star". Allowed: circle,'],
    [{icon: 'cake'}, 'icon of "a" is "cake". Allowed: alert,'],
    [{signs: ['smile']}, 'a sign of "a" is "smile". Allowed: alert,'],
    [{id: ' '}, 'needs an id for each quest'],
  ])('refuses %j', (quest, message) => expect(check(quest)).toThrow(message));

  it('refuses an empty map and an id used twice', () => {
    expect(() => checkQuests('<X>', [])).toThrow('<X> needs quests:');
    expect(() =>
      checkQuests('<X>', [
        {id: 'a', x: 0, y: 0},
        {id: 'a', x: 1, y: 0},
      ]),
    ).toThrow('two quests with the id "a"');
  });
});
