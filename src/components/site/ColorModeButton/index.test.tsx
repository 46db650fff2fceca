import {renderInSite} from '@site/tests/unit/render';
import {fireEvent, screen} from '@testing-library/react';
import {useState} from 'react';
import {expect, it} from 'vitest';
import type {ColorModeChoice} from './choice';
import ColorModeButton from './index';

function Harness() {
  const [choice, setChoice] = useState<ColorModeChoice>('dark');
  return <ColorModeButton choice={choice} followsSystem onChange={setChoice} />;
}

it('says where it is, where a press leads, and what the press did', () => {
  renderInSite(<Harness />);
  const button = screen.getByRole('button', {name: 'Colour mode: dark. Switch to system.'});
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(button);
  expect(button.getAttribute('aria-label')).toBe('Colour mode: system. Switch to light.');
  expect(screen.getByRole('status').textContent).toBe('Colour mode: system');
});
