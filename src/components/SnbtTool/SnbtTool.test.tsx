import {act, fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import SnbtTool from '.';

const field = () => screen.getByRole('textbox', {name: 'SNBT'}) as HTMLTextAreaElement;
const result = () => screen.getByRole('status').textContent;
const output = () => screen.queryByLabelText('Formatted SNBT')?.textContent;
const type = (value: string) => fireEvent.change(field(), {target: {value}});

describe('SnbtTool', () => {
  beforeEach(() => {
    render(<SnbtTool />);
  });

  it('starts with a valid example', () => {
    expect(result()).toBe('Read without error: 5 entries at the top.');
    expect(output()).toContain('\topen: true\n');
  });

  it('shows how the mods write the typed text', () => {
    type('{ a = [1 2], b: "x" }');
    expect(result()).toBe('Read without error: 2 entries at the top.');
    expect(output()).toBe('{\n\ta: [\n\t\t1\n\t\t2\n\t]\n\tb: "x"\n}');
    type('{ a: 1 }');
    expect(result()).toBe('Read without error: 1 entry at the top.');
  });

  it('reports too many levels', () => {
    type(`{${'a:{'.repeat(499)}${'}'.repeat(500)}`);
    expect(result()).toBe('Read without error: 1 entry at the top.');
    type(`{${'a:{'.repeat(500)}${'}'.repeat(501)}`);
    expect(result()).toBe('More than 500 levels inside each other cannot be read here.');
    type('{a:'.repeat(5000));
    expect(result()).toBe('More than 500 levels inside each other cannot be read here.');
    expect(output()).toBeUndefined();
    expect(screen.queryByRole('button', {name: /^Select line/})).toBeNull();
  });

  it("shows the game's error, its place, its cause, and selects the line", () => {
    fireEvent.click(screen.getByRole('button', {name: 'With a mistake'}));
    expect(result()).toContain("Failed to read …: Expected ':', got 'o' @ 3:18");
    expect(result()).toContain('line 3, column 18');
    expect(screen.getByRole('link', {name: 'What causes this error'}).getAttribute('href')).toBe(
      '#errors-expected-colon',
    );
    expect(output()).toBeUndefined();

    fireEvent.click(screen.getByRole('button', {name: 'Select line 3'}));
    const {value, selectionStart, selectionEnd} = field();
    expect(document.activeElement).toBe(field());
    expect(value.slice(selectionStart, selectionEnd)).toBe('\tcooldown: 60 # one minute');
  });

  it("shows the game's error for an empty text", () => {
    fireEvent.click(screen.getByRole('button', {name: 'Clear'}));
    expect(field().value).toBe('');
    expect(result()).toContain('File has to have at least two characters!');
  });

  it('copies, and confirms it until the text changes', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.assign(navigator, {clipboard: {writeText}});
    type('{a:1}');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    });
    expect(writeText).toHaveBeenCalledWith('{\n\ta: 1\n}');
    expect(screen.getByRole('button', {name: 'Copied'})).toBeTruthy();
    type('{a:2}');
    expect(screen.getByRole('button', {name: 'Copy'})).toBeTruthy();
  });
});
