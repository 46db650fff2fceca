/**
 * Upstream hash: sha256 02872fb480f9cfba3bf6fb26683dfc2a7b4b8d43a2f56f7f72911482028d8a2b
 * Why: samples are highlighted during the build (src/build/remark/code-samples). Upstream highlights them
 *   again in the browser during hydration and rerenders each sample.
 */
export {default} from '@site/src/components/site/CodeSample';
