/**
 * Upstream hash: sha256 ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54
 * Why: upstream's colours are fixed, fail AA on the error box and do not follow the theme; its spinner ignores reduced
 *   motion and neither is announced.
 */
export {default} from '@site/src/components/site/LoadingState';
