/**
 * Upstream hash: sha256 94840ca0433a133f90cccb6c40d040a7ad5ba7319715e4cb2eb32d7a99d3a50e
 * Why: upstream folds by script; a part that the reader opened before the scripts came was closed by them.
 */
import Drawing from '@site/src/components/site/Details';
import type {Props} from '@theme/Details';
import type {ReactNode} from 'react';

export default function Details(props: Props): ReactNode {
  return <Drawing {...props} />;
}
