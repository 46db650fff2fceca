import {Fragment} from 'react';
import type {ReactNode} from 'react';

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** Text of a result with its matches marked. Takes `<mark>` from it and shows any other tag as text. */
export default function Marked({html}: {html: string}): ReactNode {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, place) => {
    const text = part.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity]!);
    return place % 2 === 1 ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>;
  });
}
