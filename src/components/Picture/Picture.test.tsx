import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import Picture from '.';

const wide = {src: '/img/wide.png', alt: 'The whole menu', width: 1400, height: 700};

// Test environments do not open dialogs.
HTMLDialogElement.prototype.showModal = vi.fn(function open(this: HTMLDialogElement) {
  this.open = true;
});
HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
});

it('leaves alone what fits', () => {
  render(<Picture {...wide} width={736} />);
  expect(screen.getByRole('img', {name: 'The whole menu'}).getAttribute('loading')).toBe('lazy');
  expect(screen.queryByRole('link')).toBeNull();
});

it('leaves alone a picture of unknown width', () => {
  render(<Picture src="/img/wide.png" alt="The whole menu" />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('opens a wide one at full size, and closes', () => {
  render(<Picture {...wide} />);
  const link = screen.getByRole('link', {name: 'The whole menu: open at full size'});
  expect(link.getAttribute('href')).toBe('/img/wide.png');
  fireEvent.click(link);
  const dialog = screen.getByRole('dialog', {name: 'The whole menu'});
  // A press on the picture is not one beside it.
  fireEvent.click(dialog.querySelector('img')!);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves a new tab to the browser', () => {
  render(<Picture {...wide} />);
  fireEvent.click(screen.getByRole('link'), {ctrlKey: true});
  expect(screen.queryByRole('dialog')).toBeNull();
});
