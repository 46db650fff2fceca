import {renderToHtml} from '@docusaurus/core/lib/client/renderToHtml';
import {expect, it} from 'vitest';

/**
 * React 18 corrupted a multi-byte character that was split between two 2 KB chunks of the stream. Docusaurus
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
