import {act, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import SearchField from '@site/src/components/site/SearchField';
import {site} from '@site/src/config/site';
import {renderInSite} from '../../../tests/unit/render';
import Marked from './Marked';
import {missingResultsUrl} from './notes';
import {onOpenSearch, openSearch} from '../../lib/open-search';
import {useShortcuts} from './shortcuts';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  stop = undefined;
});

/** Replaces the search bar and records the initial text of each opening. */
function listen() {
  const asked: string[] = [];
  stop = onOpenSearch((text) => asked.push(text));
  return asked;
}

describe('openSearch', () => {
  it('reports whether a dialog opened', () => {
    expect(openSearch()).toBe(false);
    const asked = listen();
    expect(openSearch('ram')).toBe(true);
    expect(asked).toEqual(['ram']);
  });
});

describe('SearchField', () => {
  const field = () => screen.getByRole('searchbox', {name: 'Search the docs'});

  it('opens the dialog on a click and on typing, with all that was typed by then', () => {
    const asked = listen();
    renderInSite(<SearchField />);
    fireEvent.click(field());
    fireEvent.input(field(), {target: {value: 'ra'}});
    fireEvent.input(field(), {target: {value: 'ram'}});
    expect(asked).toEqual(['', 'ra', 'ram']);
  });

  it('does not open the dialog on focus alone', () => {
    const asked = listen();
    renderInSite(<SearchField />);
    act(() => field().focus());
    expect(asked).toEqual([]);
  });

  it('opens the dialog instead of the search page, and the page if there is no dialog', () => {
    renderInSite(<SearchField initial="ram" />);
    const wasPrevented = () => {
      let prevented = false;
      // Stops the click here, because jsdom does not support form submission.
      const end = (event: Event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', end, {once: true});
      fireEvent.click(screen.getByRole('button', {name: 'Search'}));
      return prevented;
    };
    expect(wasPrevented()).toBe(false);
    const asked = listen();
    expect(wasPrevented()).toBe(true);
    expect(asked).toEqual(['ram']);
  });
});

describe('useShortcuts', () => {
  const open = vi.fn();
  const close = vi.fn();

  function Keys({isOpen}: {isOpen: boolean}) {
    useShortcuts({isOpen, open, close});
    return <input aria-label="Field" />;
  }

  afterEach(() => vi.clearAllMocks());

  it.each([
    ['/', {}],
    ['k', {ctrlKey: true}],
    ['K', {metaKey: true}],
  ])('opens on %s %j', (key, modifiers) => {
    render(<Keys isOpen={false} />);
    // The default action must be prevented: Ctrl+K is a shortcut in some browsers, and / would be typed into
    // the dialog.
    expect(fireEvent.keyDown(document.body, {key, ...modifiers})).toBe(false);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Escape', {}],
    ['k', {ctrlKey: true}],
  ])('closes on %s %j', (key, modifiers) => {
    render(<Keys isOpen />);
    fireEvent.keyDown(document.body, {key, ...modifiers});
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a letter', 'k', {}],
    ['Ctrl+Shift+K', 'K', {ctrlKey: true, shiftKey: true}],
    ['Ctrl+/', '/', {ctrlKey: true}],
    ['Escape', 'Escape', {}],
  ])('leaves %s alone', (_, key, modifiers) => {
    render(<Keys isOpen={false} />);
    expect(fireEvent.keyDown(document.body, {key, ...modifiers})).toBe(true);
    expect(open).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });

  it('leaves a slash in a field to the field, but handles Ctrl+K there', () => {
    render(<Keys isOpen={false} />);
    const input = screen.getByLabelText('Field');
    fireEvent.keyDown(input, {key: '/'});
    expect(open).not.toHaveBeenCalled();
    fireEvent.keyDown(input, {key: 'k', ctrlKey: true});
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('survives a key event without a key, as autofill sends it', () => {
    render(<Keys isOpen={false} />);
    window.dispatchEvent(new Event('keydown'));
    expect(open).not.toHaveBeenCalled();
  });
});

describe('Marked', () => {
  it('highlights marks and shows everything else as text', () => {
    const {container} = render(<Marked html="a <mark>b &amp; c</mark> &lt;d&gt; <img src=x>" />);
    expect(container.textContent).toBe('a b & c <d> <img src=x>');
    expect(container.querySelector('mark')?.textContent).toBe('b & c');
    expect(container.querySelector('img')).toBeNull();
  });
});

it('links to a new issue in the source repository, whatever was typed', () => {
  const url = new URL(missingResultsUrl('a "b" & #c'));
  expect(url.origin + url.pathname).toBe(`${site.repository}/issues/new`);
  expect(url.searchParams.get('title')).toBe('Search finds nothing for "a "b" & #c"');
  expect(url.searchParams.get('body')).toContain('a "b" & #c');
});
