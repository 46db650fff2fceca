import Loading from '@theme/Loading';
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';

const waiting = {error: null, pastDelay: false, timedOut: false, isLoading: true, retry: () => undefined};

it('shows nothing at first, then a spinner that is announced', () => {
  const {container, rerender} = render(<Loading {...waiting} />);
  expect(container.innerHTML).toBe('');
  rerender(<Loading {...waiting} pastDelay />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

it('shows the error and loads again on request', () => {
  const retry = vi.fn();
  render(<Loading {...waiting} pastDelay error={new Error('Loading chunk 42 failed.')} retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk 42 failed.');
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledOnce();
});
