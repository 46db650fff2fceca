/**
 * Why: replays what the reader did before hydration (src/client/hydration). A parent's effects run after those of its children,
 *   so all listeners are attached by then.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {replay} from '@site/src/client/hydration/replay';
import {continueSearch} from '@site/src/search/placeholder/index';
import OriginalRoot from '@theme-original/Root';
import {useEffect} from 'react';
import type {ReactNode} from 'react';

export default function Root({children}: {children: ReactNode}): ReactNode {
  // True from the second rendering on, when components have read the state of the browser: colours, tabs, width.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      void replay(continueSearch);
    }
  }, [isBrowser]);
  return <OriginalRoot>{children}</OriginalRoot>;
}
