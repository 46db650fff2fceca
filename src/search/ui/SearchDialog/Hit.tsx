import type {DocSearchModalProps} from '@docsearch/react';
import {useContext} from 'react';
import type {JSX, MouseEvent} from 'react';
import {Navigate} from './navigate';
import {isPlainClick} from './plain-click';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * A saved search. Arrow keys and Enter choose it, so that the link is for the mouse alone: it lies over the whole row, below
 * the buttons, which must not stand inside a link. Results are drawn by `Results.tsx`.
 */
export function Hit({hit: {url}, children}: HitProps): JSX.Element {
  const navigate = useContext(Navigate);
  const mouse = {
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) {
        event.preventDefault();
        navigate(url);
      }
    },
    onMouseEnter: () => void window.docusaurus.preload(url),
  };
  return (
    <div className="search-hit">
      {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- hidden from screen readers: they are read the row */}
      <a href={url} className="search-hit__link" tabIndex={-1} aria-hidden="true" {...mouse} />
      {children}
    </div>
  );
}
