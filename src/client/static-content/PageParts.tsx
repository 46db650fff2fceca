import useBaseUrl from '@docusaurus/useBaseUrl';
import {createContext, useContext, useEffect, useState, type ReactNode} from 'react';
import type {Plan} from './plan';
import {adoptParts, fetchParts, partsOf, type Parts} from './store';

/** What a compiled page says about its static content (src/build/static-content/split-page.ts); nothing under `npm start`. */
export interface PageContent {
  metadata: {permalink: string};
  parts?: {key: string; plan?: Plan};
}

interface State {
  parts?: Parts;
  said?: PageContent['parts'];
}

const Page = createContext<State>({});

const isFirstPage = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated !== 'true';

/** Provides the static content of the page below it. */
export default function PageParts({
  of: content,
  children,
}: {
  of: PageContent;
  children: ReactNode;
}): ReactNode {
  const {
    metadata: {permalink},
    parts: said,
  } = content;
  const baseUrl = useBaseUrl('/');
  const [parts, setParts] = useState(
    () => said && (partsOf(permalink) ?? (isFirstPage() ? adoptParts(permalink) : undefined)),
  );
  useEffect(() => {
    if (said === undefined) {
      return;
    }
    if (parts === undefined) {
      fetchParts(permalink, baseUrl).then(
        () => setParts(partsOf(permalink)),
        // As for any other code of a page that fails to load.
        () => window.location.reload(),
      );
    } else if (parts.key !== said.key) {
      // The parts are of another deployment than the scripts.
      window.location.reload();
    }
  }, [said, parts, permalink, baseUrl]);
  return <Page.Provider value={{parts, said}}>{children}</Page.Provider>;
}

/**
 * What the server writes on the element around the page's text: key and plan of its parts.
 * @param before number of elements in there before the page's own
 */
export function usePlan(before: number): string | undefined {
  const {said} = useContext(Page);
  return said?.plan === undefined ? undefined : `${said.key} ${'i'.repeat(before)}${said.plan}`;
}

/** The element of a part, if it is here. */
export const useSource = (number: number): Element | undefined => useContext(Page).parts?.elements[number];
