/**
 * Upstream hash: sha256 b82ef1f4c49f4e2c5f5474c0076d0e1caa18cf1fd1d5efd99e442e4546d1e5ec
 * Why: upstream brings a highlighter with all its languages into every page.
 */
import CodeLines from '@site/src/components/site/CodeSample/lines';
import type {Props} from '@theme/CodeBlock/Content';
import type {ReactNode} from 'react';

export default function CodeBlockContent({className}: Props): ReactNode {
  return <CodeLines className={className} />;
}
