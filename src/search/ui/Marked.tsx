import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {markedParts} from './marked-parts';

/** Text of a result with its matches in `<mark>`. */
export default function Marked({html}: {html: string}): ReactNode {
  return markedParts(html).map((text, place) =>
    place % 2 === 1 ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  );
}
