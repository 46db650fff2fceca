/**
 * Renders: the button that unfolds the table of contents on narrow screens.
 * Upstream: @docusaurus/theme-classic 3.8.1, theme/TOCCollapsible/CollapseButton/index.tsx
 * Kind: wrapped (adds aria-expanded)
 * Why: upstream tells only by the direction of an arrow whether the list is open.
 */
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

export default function CollapseButtonWithState(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
