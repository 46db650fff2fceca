import {ColorModeProvider, ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import {render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {MemoryRouter} from 'react-router-dom';

/**
 * Renders a component as the site would: inside a router and the theme's state, so that links, tabs and colours work.
 * @param element what to render
 * @param path the page it stands on, absolute, without the base path
 * @returns what `render` of Testing Library returns
 */
export function renderInSite(element: ReactElement, path = '/docs') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <ColorModeProvider>
        <ScrollControllerProvider>{element}</ScrollControllerProvider>
      </ColorModeProvider>
    </MemoryRouter>,
  );
}
