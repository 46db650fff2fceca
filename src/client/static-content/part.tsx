import {useHistory} from '@docusaurus/router';
import {createElement, useCallback, useEffect, useRef, type ReactElement, type ReactNode} from 'react';
import {attend} from './behaviour';
import {useSource} from './PageParts';

/** React does not touch the children of an element with this prop. */
const unmanaged = {__html: ''};

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
    (rendered: Element | null) => {
      if (rendered && source && rendered !== source) {
        fill(rendered, source);
      }
      element.current = rendered;
    },
    [source],
  );
  if (!source) {
    return null;
  }
  return createElement(source.localName, {
    ref: place,
    dangerouslySetInnerHTML: unmanaged,
    suppressHydrationWarning: true,
  });
}

/**
 * Placeholder in a page's script for a part that needs no script.
 * @param number place of the part among all of the page
 */
export default function part(number: number): ReactElement {
  return <Part number={number} />;
}
