declare module '@generated/route-list/default/routes.json' {
  import type {PublishedRoute} from '@site/src/plugins/route-list';

  const routes: PublishedRoute[];
  export default routes;
}
