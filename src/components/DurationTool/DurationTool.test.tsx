import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it} from 'vitest';
import DurationTool from '.';

const field = () => screen.getByRole('textbox', {name: 'Duration'}) as HTMLInputElement;
const result = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(field(), {target: {value}});

describe('DurationTool', () => {
  beforeEach(() => {
    render(<DurationTool />);
  });

  it('starts with an example', () => {
    expect(field().value).toBe('1.5h');
    expect(result()).toContain('1.5h is 1 hour and 30 minutes (5,400 seconds).');
  });

  it.each([
    ['*', 'without end', 'muted until further notice', 'once per player'],
    ['0s', '0 seconds (0 seconds)', 'over at the next check', 'no cooldown'],
    ['2w', '14 days (1,209,600 seconds)', 'muted for 14 days', '14 days between two uses'],
    ['', 'left out: muted until further notice', 'left out: no cooldown', 'must be given'],
  ])('shows how each command understands %j', (text, ...parts) => {
    type(text);
    for (const part of parts) {
      expect(result()).toContain(part);
    }
  });

  it("shows the game's error, the reason and a correction", () => {
    type('1h30m');
    expect(result()).toContain('Invalid duration format. Expected: <number>[smhdw]');
    expect(result()).toContain('Only one number with one letter is read.');
    fireEvent.click(screen.getByRole('button', {name: 'Use 90m'}));
    expect(field().value).toBe('90m');
    expect(document.activeElement).toBe(field());
    expect(result()).toContain('90m is 1 hour and 30 minutes');
  });

  it('fills in examples', () => {
    fireEvent.click(screen.getByRole('button', {name: '45m'}));
    expect(result()).toContain('45 minutes (2,700 seconds)');
  });
});
