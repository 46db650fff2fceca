import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import For from '.';

it('names the versions that a part of a sentence is about', () => {
  expect(renderToStaticMarkup(<For mc="1.20.1 26.1">it melts</For>)).toBe(
    '<span data-in="1.20.1 26.1"><span class="mc-label">In Minecraft 1.20.1 and 26.1: </span>it melts</span>',
  );
});

it('is a block around paragraphs', () => {
  expect(
    renderToStaticMarkup(
      <For mc="26.1">
        <p>It melts.</p>
      </For>,
    ),
  ).toMatch(/^<div data-in="26\.1">/);
});

it('is part of the sentence around code alone', () => {
  const Code = ({children}: {children: string}) => <code>{children}</code>;
  expect(
    renderToStaticMarkup(
      <For mc="26.1">
        <Code>data.json5</Code>
      </For>,
    ),
  ).toMatch(/^<span data-in="26\.1">/);
});

it.each([
  ['', 'mc'],
  ['1.21.1 1.22', '1.22'],
])('refuses mc="%s"', (mc, named) => {
  expect(() => renderToStaticMarkup(<For mc={mc}>it melts</For>)).toThrow(named);
});

it('is part of the sentence around emphasis alone', () => {
  expect(
    renderToStaticMarkup(
      <For mc="26.1">
        <strong>Everything is lost.</strong>
      </For>,
    ),
  ).toMatch(/^<span data-in="26\.1">/);
});
