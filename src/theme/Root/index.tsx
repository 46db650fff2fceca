/**
 * Why: replays interactions from before hydration (src/client/hydration). Effects of a parent run after those
 *   of its children, so all listeners are attached by then.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {replay} from '@site/src/client/hydration/replay';
import {continueSearch} from '@site/src/search/placeholder/index';
import OriginalRoot from '@theme-original/Root';
import {useEffect} from 'react';
import type {ReactNode} from 'react';

export default function Root({children}: {children: ReactNode}): ReactNode {
  // False during hydration. It becomes true with the second render, when components have read browser state
  // such as colour mode, tabs and window width.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      void replay(continueSearch);
    }
  }, [isBrowser]);
  return <OriginalRoot>{children}</OriginalRoot>;
}
