/**
 * In place of `@theme/NotFound/Content` in the frame of the documents, which draws it at addresses below /docs that lead
 * nowhere: its code is fetched when one is asked for.
 */
import loadable from '@site/src/plugins/lean-scripts/loadable';
import Loading from '@theme/Loading';

const NotFoundContent = loadable({
  loader: () => import(/* webpackChunkName: "not-found" */ '@theme/NotFound/Content'),
  loading: Loading,
});

export default NotFoundContent;
