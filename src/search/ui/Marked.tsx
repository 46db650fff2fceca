import {Fragment} from 'react';
import type {ReactNode} from 'react';

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Splits the text of a result at its `<mark>` tags. Other tags are kept as plain text.
 * @param html text as returned by the engines
 * @returns plain strings, of which those at odd indexes are highlighted
 */
function markedParts(html: string): string[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part) =>
      part.includes('&') ? part.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity]!) : part,
    );
}

/** Renders the text of a result with its matches in `<mark>`. */
export default function Marked({html}: {html: string}): ReactNode {
  return markedParts(html).map((text, place) =>
    place % 2 === 1 ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  );
}
