import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import QuestGraph from '.';
import {outlines, shapeNames} from './shapes';
import {states, type Quest} from './layout';

const quests: Quest[] = [
  {id: 'a', x: 0, y: 0, state: 'done', label: 'First'},
  {id: 'b', x: 2, y: 0, needs: ['a'], state: 'locked', label: 'Second'},
];

describe('QuestGraph', () => {
  it('is a single image with its description', () => {
    render(<QuestGraph description="Second needs First." quests={quests} caption="In a row" />);
    expect(screen.getByRole('img', {name: 'Second needs First.'})).toBeTruthy();
    expect(screen.getByText('In a row')).toBeTruthy();
  });

  it('writes labels and numbers as text, so that they keep their size', () => {
    const {container} = render(<QuestGraph description="x" quests={quests} mark={1} />);
    expect(container.querySelectorAll('.label')).toHaveLength(2);
    expect(container.querySelector('.mark')?.textContent).toBe('A');
  });

  it('shows the sign of each state', () => {
    const {container} = render(
      <QuestGraph description="x" quests={states.map((state, x) => ({id: state, x, y: 0, state}))} />,
    );
    expect(
      Array.from(container.querySelectorAll('.quest'), (quest) => quest.querySelectorAll('svg').length),
    ).toEqual(states.map((state) => (state === 'started' || state === 'open' ? 0 : 1)));
  });

  it('takes colours of a quest theme and refuses others', () => {
    const {container} = render(<QuestGraph description="x" quests={quests} theme={{done: '#7cfc00'}} />);
    expect(container.querySelector<HTMLElement>('.graph')!.style.getPropertyValue('--quest-done')).toBe(
      '#7cfc00',
    );
    const theme = {sky: '#ffffff'} as object;
    expect(() => render(<QuestGraph description="x" quests={quests} theme={theme} />)).toThrow(
      'a key of theme is "sky". Allowed: map, done',
    );
  });

  it('gives a quest the outline that a theme sets for it alone', () => {
    const {container} = render(
      <QuestGraph description="x" quests={[...quests, {id: 'c', x: 4, y: 0, outline: '#e04040'}]} />,
    );
    const strokes = Array.from(
      container.querySelectorAll<SVGPathElement>('.outline'),
      ({style}) => style.stroke,
    );
    expect(strokes).toEqual(['', '', '#e04040']);
  });

  it('requires a description', () =>
    expect(() => render(<QuestGraph description="" quests={quests} />)).toThrow(
      '<QuestGraph> needs a description',
    ));
});

describe('shapes', () => {
  it('has an outline for every shape except "none"', () =>
    expect(shapeNames.filter((name) => outlines[name] === undefined)).toEqual(['none']));
});
