import {renderToHtml} from '@docusaurus/core/lib/client/renderToHtml';
import {expect, it} from 'vitest';

/**
 * React 18 wrote a wrong character when a 2 KB chunk of its stream ended within a character of several bytes. The framework
 * renders every page through that stream.
 */
it.each(['ü', '…', '😀'])('a stream keeps %s intact wherever a chunk ends', async (letter) => {
  const words = Array.from({length: 60}, (_, shift) => 'a'.repeat(shift) + letter.repeat(700));
  const html = await renderToHtml(
    <>
      {words.map((word) => (
        <p key={word}>{word}</p>
      ))}
    </>,
  );
  expect(html).toBe(words.map((word) => `<p>${word}</p>`).join(''));
});
