import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';
import type {JSX, MouseEvent} from 'react';
import {isPlainClick} from '../../../lib/click';
import {reportFirstClick} from './click';
import {nameRow} from './semantics';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * Renders a row of the dialog: a result or a saved search. The arrow keys and Enter act on the row, so the
 * link is only for the mouse. It covers the entire row but lies below the buttons of a saved search,
 * because links must not contain buttons. It is a plain link, because a Docusaurus link would prefetch the
 * page of every visible row.
 */
export function Hit({hit, children}: HitProps): JSX.Element {
  const history = useHistory();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => nameRow(element.current!), []);
  const mouse = {
    onClick: (event: MouseEvent) => {
      reportFirstClick(hit);
      if (isPlainClick(event)) {
        event.preventDefault();
        history.push(hit.url);
      }
    },
    onMouseEnter: () => void window.docusaurus.preload(hit.url),
  };
  return (
    <div className="search-hit" ref={element}>
      {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- hidden from screen readers, which announce the row instead */}
      <a href={hit.url} className="search-hit__link" tabIndex={-1} aria-hidden="true" {...mouse} />
      {children}
    </div>
  );
}
