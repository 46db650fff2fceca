import {fireEvent, render, screen, within} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import type {Quest, Report} from '@site/src/check-files/engine';
import ChapterMap from './ChapterMap';
import Result from './Result';

const quests = Array.from({length: 2000}, (_, n): Quest => ({
  id: `Q${n}`,
  chapter: 'C',
  file: 'chapters/big.snbt',
  line: 10 * n + 1,
  x: n % 50,
  y: Math.floor(n / 50),
  dependencies: n > 0 ? [`Q${n - 1}`] : [],
  needs: 1,
}));

describe('the map of a chapter', () => {
  it('shows 2,000 quests within a second, with few elements', () => {
    const started = performance.now();
    const {container} = render(<ChapterMap quests={quests} />);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(screen.getByRole('group', {name: 'Map of 2000 quests'}).tabIndex).toBe(0);
    expect(container.querySelectorAll('*').length).toBeLessThan(10);
  });

  it('shows the id and the line of a pressed quest', () => {
    const {container} = render(<ChapterMap quests={quests} />);
    // A grid unit is 24 pixels, and the first quest is one unit away from the top left corner of the drawing.
    fireEvent.click(container.querySelector('svg')!, {clientX: 24 * 4, clientY: 24 * 3});
    expect(screen.getByRole('status').textContent).toBe('Q103, chapters/big.snbt, line 1031');
    fireEvent.click(container.querySelector('svg')!, {clientX: 0, clientY: 0});
    expect(screen.getByRole('status').textContent).toContain('Press a quest');
  });
});

describe('the result', () => {
  const report: Report = {
    minecraft: '1.21.1',
    isGuess: true,
    to: undefined,
    asWritten: undefined,
    read: [{path: 'a.snbt', what: 'settings'}],
    others: 0,
    findings: [{severity: 'upgrade', file: 'a.snbt', line: 3, message: 'Moved.'}],
    books: [],
    ranks: [],
  };
  const show = (more: Partial<Report>, onMods = () => {}) =>
    render(<Result report={{...report, ...more}} problems={[]} mods={[]} onMods={onMods} />);

  it('lists upgrade steps only if the files are compared with another version', () => {
    show({});
    expect(screen.queryByRole('button', {name: /To do/})).toBeNull();
    show({to: '26.1'});
    expect(screen.getByRole('button', {name: 'To do for 26.1: 1', pressed: true})).toBeTruthy();
    expect(screen.getByRole('row', {name: /Moved\./})).toBeTruthy();
  });

  it('shows a pasted text in the format of the mods', () => {
    show({asWritten: '{\n\ta: 1\n}'});
    expect(screen.getByLabelText('Formatted SNBT').textContent).toBe('{\n\ta: 1\n}');
  });

  it('passes the list of mods to the check', () => {
    const onMods = vi.fn();
    const {container} = show({books: [{chapters: [], tasks: 0, rewards: 0, languages: []}]}, onMods);
    const field = within(container).getByLabelText(/mods, one per line/);
    fireEvent.change(field, {target: {value: 'create-6.0.jar\n\n ae2 \n'}});
    fireEvent.click(within(container).getByRole('button', {name: 'Check the items'}));
    expect(onMods).toHaveBeenCalledWith(['create-6.0.jar', 'ae2']);
  });
});
