import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {ColorModeProvider, ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import ThemeProvider from '@theme/ThemeProvider';
import {render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

/** Wraps an element in the router and the theme's providers, for tests that render it themselves. */
export function inSite(element: ReactElement, path = '/docs'): ReactElement {
  return (
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <ThemeProvider>
          <ColorModeProvider>
            <ScrollControllerProvider>
              <RouteContextProvider value={{plugin: {name: 'tests', id: 'default'}}}>
                <BrowserContextProvider>{element}</BrowserContextProvider>
              </RouteContextProvider>
            </ScrollControllerProvider>
          </ColorModeProvider>
        </ThemeProvider>
      </MemoryRouter>
    </HelmetProvider>
  );
}

/**
 * Renders an element inside a router and the theme's providers, so that links, tabs, colours and page titles
 * work.
 * @param element element to render
 * @param path absolute path of the page, without the base path
 * @returns the result of Testing Library's `render`
 */
export function renderInSite(element: ReactElement, path = '/docs') {
  return render(inSite(element, path));
}
