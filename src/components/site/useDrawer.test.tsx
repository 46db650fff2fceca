import {fireEvent, render, screen} from '@testing-library/react';
import {useCallback, useState} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {useDrawer} from './useDrawer';

function Page() {
  const [shown, setShown] = useState(false);
  const close = useCallback(() => setShown(false), []);
  useDrawer(shown, close);
  return (
    <>
      <nav>
        <div data-testid="bar">
          <button onClick={() => setShown(true)}>Menu</button>
        </div>
        <div className="navbar-sidebar__backdrop" data-testid="backdrop" />
        <div className="navbar-sidebar">
          <button className="navbar-sidebar__close" onClick={close}>
            Close
          </button>
        </div>
      </nav>
      <main data-testid="main" />
      <aside data-testid="aside" inert />
    </>
  );
}

const inert = () =>
  ['bar', 'backdrop', 'main', 'aside'].filter((id) => screen.getByTestId(id).hasAttribute('inert'));

beforeEach(() => {
  render(<Page />);
  screen.getByText('Menu').focus();
});

it('leaves nothing reachable but itself and the backdrop, and moves focus in', () => {
  expect(inert()).toEqual(['aside']);
  fireEvent.click(screen.getByText('Menu'));
  expect(inert()).toEqual(['bar', 'main', 'aside']);
  expect(document.activeElement).toBe(screen.getByText('Close'));
});

it.each([
  ['Escape', () => fireEvent.keyDown(document, {key: 'Escape'})],
  ['its button', () => fireEvent.click(screen.getByText('Close'))],
])('gives everything back on %s, and only what it took', (_, leave) => {
  fireEvent.click(screen.getByText('Menu'));
  leave();
  expect(inert()).toEqual(['aside']);
  expect(document.activeElement).toBe(screen.getByText('Menu'));
});
