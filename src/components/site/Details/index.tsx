import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {isValidElement} from 'react';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props extends Omit<ComponentProps<'details'>, 'summary'> {
  /** Text or `<summary>` that is always visible. */
  summary?: ReactNode;
}

/** Renders a collapsible section with `<details>`, which works without JavaScript. */
export default function Details({summary = 'Details', children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const isSummary = isValidElement(summary) && (summary as ReactElement).type === 'summary';
  return (
    <details {...props} className={clsx('alert', styles.details, className)}>
      {isSummary ? summary : <summary>{summary}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
