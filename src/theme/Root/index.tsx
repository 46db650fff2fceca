/**
 * Why: what the reader did before that moment is done now (src/client/hydration). Effects of a parent run after those of its
 *   children, so everything below has its listeners by then.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {replay} from '@site/src/client/hydration/replay';
import {continueSearch} from '@site/src/search/placeholder/index';
import OriginalRoot from '@theme-original/Root';
import {useEffect} from 'react';
import type {ReactNode} from 'react';

export default function Root({children}: {children: ReactNode}): ReactNode {
  // True from the second rendering on, in which every part has read what the browser knows: colours, tabs, width.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      void replay(continueSearch);
    }
  }, [isBrowser]);
  return <OriginalRoot>{children}</OriginalRoot>;
}
