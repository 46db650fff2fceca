import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import Timeline from '.';

it('keeps moments and the times between them as lists', () => {
  render(
    <Timeline>
      {'\n'}
      <ul>
        <li>
          Typed
          <ul>
            <li>warmup</li>
          </ul>
        </li>
        <li>Teleport</li>
      </ul>
    </Timeline>,
  );
  expect(screen.getAllByRole('list')).toHaveLength(2);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Typedwarmup',
    'warmup',
    'Teleport',
  ]);
});

it.each([
  ['nothing', null],
  ['text', '- Typed'],
  ['a numbered list', <ol key="ol" />],
  ['two lists', [<ul key="a" />, <ul key="b" />]],
])('refuses %s', (_name, children) =>
  expect(() => render(<Timeline>{children}</Timeline>)).toThrow(
    '<Timeline> needs exactly one Markdown list inside',
  ),
);
