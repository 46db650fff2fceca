declare module '@generated/route-list/default/routes.json' {
  import type {PublishedRoute} from '@site/src/components/site/NotFound/published-route';

  const routes: PublishedRoute[];
  export default routes;
}
