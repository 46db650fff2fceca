/**
 * Upstream hash: sha256 ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54
 * Why: upstream's colours are fixed, fail AA on the error box and do not follow the theme; its spinner ignores reduced
 *   motion and neither is announced.
 */
import LoadingState from '@site/src/components/site/LoadingState';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  return <LoadingState error={error} pastDelay={pastDelay} retry={retry} />;
}
