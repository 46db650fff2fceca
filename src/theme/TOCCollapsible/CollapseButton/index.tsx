/** Why: upstream only shows with an arrow whether the list is open, which screen readers cannot announce. */
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

export default function CollapseButtonWithState(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
