/**
 * Upstream hash: sha256 02872fb480f9cfba3bf6fb26683dfc2a7b4b8d43a2f56f7f72911482028d8a2b
 * Why: samples are highlighted while the site is built (src/build/remark/code-samples). Upstream highlights in the browser, once
 *   more on hydration, and renders everything anew for it.
 */
export {default} from '@site/src/components/site/CodeSample';
