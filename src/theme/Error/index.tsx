/**
 * Upstream hash: sha256 4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d
 * Why: same heading and button, with a way home and a report to send; the drawing is shared with ErrorPageContent.
 */
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import CrashPage from '@site/src/components/site/CrashPage';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function ErrorPage(props: Props): ReactNode {
  const page = <CrashPage {...props} />;
  // The frame may crash as well, or be used outside of what it needs; then the page stands alone and shows the first error.
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => page}>
        <Layout>{page}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
