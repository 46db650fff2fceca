import {useHistory} from '@docusaurus/router';
import {createElement, useCallback, useEffect, useRef, type ReactElement, type ReactNode} from 'react';
import {attend} from './behaviour';
import {useSource} from './PageParts';

/** React leaves alone what is in such an element. */
const notOurs = {__html: ''};

/** Gives an element the attributes and the inside of another. */
function fill(element: Element, source: Element): void {
  for (const {name, value} of Array.from(source.attributes)) {
    element.setAttribute(name, value);
  }
  element.replaceChildren(...Array.from(source.cloneNode(true).childNodes));
}

/** A static part: taken from the document on the page that the reader came in on, otherwise filled from its HTML. */
function Part({number}: {number: number}): ReactNode {
  const source = useSource(number);
  const history = useHistory();
  const element = useRef<Element | null>(null);
  useEffect(() => (element.current ? attend(element.current, history) : undefined), [source, history]);
  const place = useCallback(
    (drawn: Element | null) => {
      if (drawn && source && drawn !== source) {
        fill(drawn, source);
      }
      element.current = drawn;
    },
    [source],
  );
  if (!source) {
    return null;
  }
  return createElement(source.localName, {
    ref: place,
    dangerouslySetInnerHTML: notOurs,
    suppressHydrationWarning: true,
  });
}

/**
 * Stands in a page's script for a part of it that needs no script.
 * @param number place of the part among all of the page
 */
export default function part(number: number): ReactElement {
  return <Part number={number} />;
}
