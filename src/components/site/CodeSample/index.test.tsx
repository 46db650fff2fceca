import {render, screen} from '@testing-library/react';
import {highlight} from '@site/src/prism/highlight';
import {encodeRuns} from '@site/src/lib/code-runs';
import {expect, it} from 'vitest';
import CodeSample from '.';

const code = '{\n\ttitle: "Night"\n}\n';
const runs = encodeRuns(highlight(code, 'snbt'));

it('renders the text line by line, with the token types of the build', () => {
  const {container} = render(
    <CodeSample className="language-snbt" runs={runs} title="a.snbt">
      {code}
    </CodeSample>,
  );
  expect(screen.getByText('a.snbt')).toBeTruthy();
  const lines = Array.from(container.querySelectorAll('pre code > span'));
  expect(lines.map((line) => line.textContent)).toEqual(['{', '\ttitle: "Night"', '}']);
  expect(screen.getByText('"Night"').className).toBe('syntax-string');
  expect(container.querySelector('pre')?.className).toContain('language-snbt');
});

it('renders text without highlighting, and elements as they are', () => {
  render(<CodeSample>{['a\n', 'b']}</CodeSample>);
  expect(screen.getByText('b')).toBeTruthy();
  const {container} = render(
    <CodeSample>
      x <b>bold</b>
    </CodeSample>,
  );
  expect(container.querySelector('pre b')?.textContent).toBe('bold');
});
