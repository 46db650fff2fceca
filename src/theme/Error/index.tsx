/**
 * Upstream hash: sha256 4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d
 * Why: adds links to the home page and for reporting the crash; ErrorPageContent renders the same page.
 */
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import CrashPage from '@site/src/components/site/CrashPage';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function ErrorPage(props: Props): ReactNode {
  const page = <CrashPage {...props} />;
  // If the layout crashes too, for example because its context is missing, show the original error without
  // the layout.
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => page}>
        <Layout>{page}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
