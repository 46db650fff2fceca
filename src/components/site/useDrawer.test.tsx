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

it('makes everything but itself and the backdrop inert, and takes the focus', () => {
  expect(inert()).toEqual(['aside']);
  fireEvent.click(screen.getByText('Menu'));
  expect(inert()).toEqual(['bar', 'main', 'aside']);
  expect(document.activeElement).toBe(screen.getByText('Close'));
});

it.each([
  ['Escape', () => fireEvent.keyDown(document, {key: 'Escape'})],
  ['its button', () => fireEvent.click(screen.getByText('Close'))],
])('undoes its own changes, and no others, on %s', (_, leave) => {
  fireEvent.click(screen.getByText('Menu'));
  leave();
  expect(inert()).toEqual(['aside']);
  expect(document.activeElement).toBe(screen.getByText('Menu'));
});
