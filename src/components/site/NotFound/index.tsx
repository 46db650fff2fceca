import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {sections} from '@site/src/config/sections';
import type {PublishedRoute} from './published-route';
import {useEffect, useState, type CSSProperties, type ReactNode} from 'react';
import SearchField from '../SearchField';
import SectionIcon from '../SectionIcon';
import {movedTo, samePage} from './address';
import {decodePart} from '@site/src/lib/uri';
import {nearestRoutes, searchWords} from './nearest';
import styles from './styles.module.css';

interface Props {
  /** Loads the list of published pages. */
  loadRoutes?: () => Promise<{default: PublishedRoute[]}>;
  /** Redirects to another address, which replaces the current history entry. */
  leaveFor?: (address: string) => void;
}

type State =
  /** On the server, without JavaScript, or while the list of pages loads. */
  | {kind: 'unknown'}
  /** The page has another address, and the reader is being redirected to it. */
  | {kind: 'moved'; target: string}
  | {kind: 'missing'; typed: string; nearest: PublishedRoute[]};

/** Resolves the address after hydration, because the server renders the same page for all unknown addresses. */
function useAddressState({
  loadRoutes = () => import('@generated/route-list/default/routes.json'),
  leaveFor = (address) => window.location.replace(address),
}: Props): State {
  const {search, hash} = useLocation();
  const pathname = useLocalPathname();
  const {withBaseUrl} = useBaseUrlUtils();
  const [state, setState] = useState<State>({kind: 'unknown'});

  useEffect(() => {
    if (/^\/404(\.html)?$/.test(pathname)) {
      // The reader requested the not-found page itself, so there is nothing to suggest.
      return undefined;
    }
    const leave = (address: string) => {
      const target = withBaseUrl(address);
      setState({kind: 'moved', target});
      leaveFor(target);
    };
    const moved = movedTo({pathname, search, hash});
    if (moved) {
      leave(moved);
      return undefined;
    }

    const typed = decodePart(pathname);
    setState({kind: 'missing', typed, nearest: []});
    let mounted = true;
    const compare = ({default: routes}: {default: PublishedRoute[]}) => {
      if (!mounted) return;
      const same = samePage({pathname, search, hash}, routes);
      if (same) leave(same);
      else setState({kind: 'missing', typed, nearest: nearestRoutes(typed, routes)});
    };
    // Without the list, the page still offers the search and the sections.
    loadRoutes().then(compare, () => undefined);
    return () => {
      mounted = false;
    };
    // `loadRoutes` and `leaveFor` never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, search, hash]);
  return state;
}

function Missing({typed, nearest}: {typed: string; nearest: PublishedRoute[]}): ReactNode {
  return (
    <>
      <p>
        There is no page at <code className={styles.address}>{typed}</code>.
      </p>
      {nearest.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <ul className={styles.nearest}>
            {nearest.map(({path, title}) => (
              <li key={path}>
                <Link to={encodeURI(path)}>{title}</Link>
                <span className={styles.path}>{path}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/**
 * Renders the page for unknown addresses. It redirects from outdated or differently spelt addresses. Otherwise it
 * suggests the most similar pages, a search for the words in the address, and the sections. Without JavaScript, it
 * has only the search field and the sections. Because of `data-hydrate`, its scripts load immediately
 * (src/client/hydration).
 */
export default function NotFound(props: Props): ReactNode {
  const state = useAddressState(props);
  return (
    <main className={styles.page} data-hydrate>
      <PageMetadata title={state.kind === 'moved' ? 'Page moved' : 'Page not found'} />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{state.kind === 'moved' ? 'This page has moved' : 'Page not found'}</h1>
      <div aria-live="polite">
        {state.kind === 'unknown' && <p>There is no page at this address.</p>}
        {state.kind === 'moved' && (
          <p>
            Taking you to <a href={state.target}>{decodePart(state.target)}</a>.
          </p>
        )}
        {state.kind === 'missing' && <Missing {...state} />}
      </div>
      <div className={styles.search}>
        <SearchField initial={state.kind === 'missing' ? searchWords(state.typed) : ''} />
      </div>
      <h2>Or start from a section</h2>
      <ul className={styles.sections}>
        {sections.map(({id, label, path, about}) => (
          <li key={id} style={{'--ftb-accent': `var(--ftb-accent-${id})`} as CSSProperties}>
            <SectionIcon section={id} />
            <Link to={path}>{label}</Link>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
