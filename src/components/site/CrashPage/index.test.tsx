import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {renderInSite} from '@site/tests/unit/render';
import ThemeError from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {beforeEach, expect, it, vi} from 'vitest';

let broken: boolean;
const layout = vi.hoisted(() => ({broken: false}));

vi.mock('@theme/Layout', () => ({
  default({children}: {children: React.ReactNode}) {
    if (layout.broken) {
      throw new Error('the layout is broken too');
    }
    return <div data-testid="layout">{children}</div>;
  },
}));

function Page() {
  if (broken) {
    throw new Error('no such block');
  }
  return <p>All is well</p>;
}

beforeEach(() => {
  broken = true;
  layout.broken = false;
  // React and the error boundary log the error that the test provokes.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

it('shows the error, links to the home page and a filled-in report, and recovers', async () => {
  renderInSite(
    <ErrorBoundary fallback={(props) => <ErrorPageContent {...props} />}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Page Error'));
  expect(screen.getByText('no such block')).toBeTruthy();
  expect(screen.getByRole('link', {name: 'Go to the home page'}).getAttribute('href')).toBe('/');
  const report = new URL(screen.getByRole<HTMLAnchorElement>('link', {name: 'Report this crash'}).href);
  expect(report.searchParams.get('body')).toContain(navigator.userAgent);
  expect(report.searchParams.get('body')).toContain('no such block');

  broken = false;
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(screen.getByText('All is well')).toBeTruthy();
});

it.each([false, true])('works without the theme (layout broken: %s)', async (layoutBroken) => {
  layout.broken = layoutBroken;
  render(
    <HelmetProvider>
      <MemoryRouter>
        <ErrorBoundary fallback={(props) => <ThemeError {...props} />}>
          <Page />
        </ErrorBoundary>
      </MemoryRouter>
    </HelmetProvider>,
  );
  expect(screen.getByRole('heading', {name: 'This page crashed.'})).toBeTruthy();
  expect(screen.queryByTestId('layout') === null).toBe(layoutBroken);
  // The page shows the original error, not the error of the broken layout.
  expect(screen.getByText('no such block')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Page Error'));
});
