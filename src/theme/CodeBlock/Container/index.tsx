/**
 * Upstream hash: sha256 2ece6830dbb5b8d6ef57d88086d6e1ab14671923c06b9d80d12b45bedff7be60
 * Why: upstream takes its colours from the highlighter's theme, by script; ours stand in src/css/prose.css.
 */
import type {ComponentProps, ElementType, ReactNode} from 'react';
import clsx from 'clsx';

type Props<T extends ElementType> = {as: T} & ComponentProps<T>;

export default function CodeBlockContainer<T extends 'div' | 'pre'>({
  as,
  className,
  ...props
}: Props<T>): ReactNode {
  const Box = as as ElementType;
  return <Box {...props} className={clsx(className, 'theme-code-block')} />;
}
