import {useLocation} from '@docusaurus/router';
import {act, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {useState} from 'react';
import {Route, Router} from 'react-router-dom';
import {expect, it} from 'vitest';
import renderRoutes from './render-routes';

it('draws nothing again while the next page is on its way, and then the next page', () => {
  let drawn = 0;
  const Page = () => {
    drawn += 1;
    return <h1>{useLocation().pathname}</h1>;
  };
  const element = renderRoutes([{path: '*', component: Page}]);
  const history = createMemoryHistory({initialEntries: ['/old']});
  let arrive = () => {};
  /** As the framework does: the old address for all below, until the next page is here. */
  function Pending() {
    const [location, setLocation] = useState(history.location);
    arrive = () => setLocation(history.location);
    return <Route location={location} render={() => element} />;
  }
  render(
    <Router history={history}>
      <Pending />
    </Router>,
  );
  expect(screen.getByRole('heading').textContent).toBe('/old');
  expect(drawn).toBe(1);
  act(() => history.push('/new'));
  expect(screen.getByRole('heading').textContent).toBe('/old');
  expect(drawn).toBe(1);
  act(() => arrive());
  expect(screen.getByRole('heading').textContent).toBe('/new');
});
