import {renderInSite} from '@site/tests/unit/render';
import DropdownNavbarItemDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {createEvent, fireEvent, screen} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';

const chosen = vi.fn();
const items = [
  {label: 'Next', to: '/docs/mods/suite'},
  {label: 'Which game versions?', to: '/docs/mods', onClick: chosen},
];
const dropdown = () => screen.getByRole('button', {name: 'Version: Next'});
const isOpen = () => dropdown().getAttribute('aria-expanded') === 'true';

/** Fires a pointer event with a pointer type, which jsdom does not support. */
function point(kind: 'pointerOver' | 'pointerOut', pointerType: 'mouse' | 'touch') {
  const root = dropdown().parentElement!;
  fireEvent(root, Object.assign(createEvent[kind](root), {pointerType}));
}

beforeEach(() => {
  renderInSite(
    <>
      <DropdownNavbarItemDesktop {...{'data-hint': 'Version:'}} label="Next" items={items} />
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
});

it('opens and closes by its button, and names the list it opens', () => {
  expect(isOpen()).toBe(false);
  fireEvent.click(dropdown());
  expect(isOpen()).toBe(true);
  const list = document.getElementById(dropdown().getAttribute('aria-controls')!);
  expect(Array.from(list!.querySelectorAll('a'), (link) => link.textContent)).toEqual([
    'Next',
    'Which game versions?',
  ]);
  fireEvent.click(dropdown());
  expect(isOpen()).toBe(false);
});

it('follows a mouse, not a finger', () => {
  point('pointerOver', 'touch');
  expect(isOpen()).toBe(false);
  point('pointerOver', 'mouse');
  expect(isOpen()).toBe(true);
  point('pointerOut', 'mouse');
  expect(isOpen()).toBe(false);
});

it('stays open when the mouse leaves if it was clicked; closes on Escape if it was not', () => {
  point('pointerOver', 'mouse');
  fireEvent.click(dropdown());
  point('pointerOut', 'mouse');
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(isOpen()).toBe(false);
  screen.getByText('Elsewhere').focus();
  point('pointerOver', 'mouse');
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});

it('returns to its button on Escape', () => {
  fireEvent.click(dropdown());
  screen.getByText('Which game versions?').focus();
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document.activeElement!, {key: 'Escape'});
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(dropdown());
});

it('closes when the reader goes elsewhere or follows a link', () => {
  fireEvent.click(dropdown());
  fireEvent.focusIn(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);
  fireEvent.click(dropdown());
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);
  fireEvent.click(dropdown());
  fireEvent.click(screen.getByText('Which game versions?'));
  expect(isOpen()).toBe(false);
  expect(chosen).toHaveBeenCalledOnce();
});
