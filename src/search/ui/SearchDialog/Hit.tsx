import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';
import type {JSX, MouseEvent} from 'react';
import {drawResult, textsOf} from './draw-result';
import {reportFirstClick} from './first-click';
import type {HitInTree} from './tree';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** Saved searches have no marked texts. */
const isResult = (hit: HitProps['hit']): hit is HitInTree => '_snippetResult' in hit;

/**
 * A row. Arrow keys and Enter choose it, so that the link is for the mouse alone: it lies over the whole row, below the
 * buttons of saved searches, which must not stand inside a link. Docusaurus's own links would fetch twenty pages with
 * every key press.
 *
 * A result shows what DocSearch (3.9.0) shows, with a third of the elements: icons are drawn by the style sheet.
 */
export function Hit({hit, children}: HitProps): JSX.Element {
  const history = useHistory();
  const row = useRef<HTMLDivElement>(null);
  const {url} = hit;
  const {title, path = ''} = isResult(hit) ? textsOf(hit) : {};
  // Many results stay the same from one key to the next: they are left alone.
  useLayoutEffect(() => {
    if (title !== undefined) {
      drawResult(row.current!, {url, title, path});
    }
  }, [url, title, path]);
  const mouse = {
    onClick: (event: MouseEvent) => {
      if (isResult(hit)) {
        reportFirstClick(hit);
      }
      if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        history.push(url);
      }
    },
    onMouseEnter: () => void window.docusaurus.preload(url),
  };
  if (isResult(hit)) {
    const icon = hit.type === 'lvl1' ? 'page' : hit.type === 'content' ? 'text' : 'heading';
    return (
      <div
        ref={row}
        className={`search-hit search-hit--result search-hit--${icon}`}
        data-goes-on={hit.goesOn}
        {...mouse}
      />
    );
  }
  return (
    <div className="search-hit">
      {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- hidden from screen readers: they are read the row */}
      <a href={url} className="search-hit__link" tabIndex={-1} aria-hidden="true" {...mouse} />
      {children}
    </div>
  );
}
