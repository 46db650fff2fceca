import {renderToHtml} from '@docusaurus/core/lib/client/renderToHtml';
import {expect, it} from 'vitest';

/**
 * Docusaurus renders every page as a stream. In React 18, a multi-byte character was corrupted if it was split between
 * two 2 KB chunks of the stream.
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
