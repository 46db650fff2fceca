import {renderInSite} from '@site/tests/unit/render';
import {fireEvent, screen} from '@testing-library/react';
import {useState} from 'react';
import {expect, it} from 'vitest';
import ColorModeButton from './index';

function Harness({followsSystem}: {followsSystem: boolean}) {
  const [value, setValue] = useState<'light' | 'dark' | null>('light');
  return <ColorModeButton value={value} respectPrefersColorScheme={followsSystem} onChange={setValue} />;
}

const said = () => screen.getByRole('status').textContent;

it('cycles through light, dark and system; names the current and the next mode, and announces a change', () => {
  renderInSite(<Harness followsSystem />);
  const button = screen.getByRole('button', {name: 'Colour mode: light. Switch to dark.'});
  expect(said()).toBe('');
  fireEvent.click(button);
  expect(button.getAttribute('aria-label')).toBe('Colour mode: dark. Switch to system.');
  fireEvent.click(button);
  expect(button.getAttribute('aria-label')).toBe('Colour mode: system. Switch to light.');
  expect(said()).toBe('Colour mode: system');
  fireEvent.click(button);
  expect(said()).toBe('Colour mode: light');
});

it('alternates when the site does not follow the system', () => {
  renderInSite(<Harness followsSystem={false} />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(said()).toBe('Colour mode: dark');
  fireEvent.click(button);
  expect(said()).toBe('Colour mode: light');
});
