import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import Steps from '.';

it('keeps the list and its first number', () => {
  render(
    <Steps>
      {'\n'}
      <ol start={4}>
        <li>Start the game</li>
      </ol>
    </Steps>,
  );
  expect(screen.getByRole<HTMLOListElement>('list').start).toBe(4);
  expect(screen.getByRole('listitem').textContent).toBe('Start the game');
});

it.each([
  ['nothing', null],
  ['text', '1. Start the game'],
  ['a list without numbers', <ul key="ul" />],
])('refuses %s', (_name, children) =>
  expect(() => render(<Steps>{children}</Steps>)).toThrow('<Steps> needs a numbered list inside'),
);
