/**
 * Upstream hash: sha256 ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54
 * Why: upstream's colours do not follow the theme and fail WCAG AA in the error box, its spinner ignores
 *   reduced motion, and screen readers announce neither state.
 */
export {default} from '@site/src/components/site/LoadingState';
