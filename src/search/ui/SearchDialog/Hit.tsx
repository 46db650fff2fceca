import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import type {JSX, MouseEvent} from 'react';
import type {HitInTree} from './tree';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * A row. Arrow keys and Enter choose it, so that the link is for the mouse alone: it lies over the whole row, below the
 * buttons of saved searches, which must not stand inside a link. Docusaurus's own links would fetch twenty pages with
 * every key press.
 */
export function Hit({hit, children}: HitProps): JSX.Element {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      history.push(hit.url);
    }
  };
  const link = (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- hidden from screen readers: they are read the row
    <a
      href={hit.url}
      className="search-hit__link"
      tabIndex={-1}
      aria-hidden="true"
      onClick={follow}
      onMouseEnter={() => void window.docusaurus.preload(hit.url)}
    />
  );
  // Saved ones have buttons, and are few.
  return '_snippetResult' in hit ? (
    <Result hit={hit}>{link}</Result>
  ) : (
    <div className="search-hit">
      {link}
      {children}
    </div>
  );
}

/**
 * What DocSearch (3.9.0) shows of a result, in a third of its elements: icons are drawn by the style sheet. Twenty of
 * them are made anew with every key, and a slow phone takes longest over that.
 */
function Result({hit, children}: {hit: HitInTree; children: JSX.Element}): JSX.Element {
  const {type} = hit;
  const isPage = type === 'lvl1';
  const title = type === 'content' ? textOf(hit, 'content') : textOf(hit, 'hierarchy', type);
  const path = isPage ? textOf(hit, 'content') : textOf(hit, 'hierarchy', 'lvl1');
  const icon = isPage ? 'page' : type === 'content' ? 'text' : 'heading';
  return (
    <div className={`search-hit search-hit--result search-hit--${icon}`} data-goes-on={hit.goesOn}>
      {children}
      {/* Both engines escape what they find; only their marks are HTML. */}
      <span className="DocSearch-Hit-title" dangerouslySetInnerHTML={{__html: title}} />
      {path && <span className="DocSearch-Hit-path" dangerouslySetInnerHTML={{__html: path}} />}
    </div>
  );
}

type Level = keyof HitInTree['hierarchy'];

/** HTML of a part of a result: cut and marked, or in full. */
function textOf(hit: HitInTree, part: 'content'): string;
function textOf(hit: HitInTree, part: 'hierarchy', level: Level): string;
function textOf(hit: HitInTree, part: 'content' | 'hierarchy', level?: Level): string {
  const {hierarchy, content} = hit._snippetResult;
  return level === undefined
    ? (content?.value ?? hit.content ?? '')
    : (hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '');
}
