import {isValidElement, type ReactNode} from 'react';
import MDXUl from '@theme/MDXComponents/Ul';
import {elementsOf, misuse} from '../usage';
import styles from './styles.module.css';

/**
 * Renders a nested Markdown list as a vertical timeline. Each entry is a moment, and the list inside the entry
 * describes the time until the next moment.
 * @throws Error unless there is exactly one list inside
 */
export default function Timeline({children}: {children?: ReactNode}): ReactNode {
  const [list, ...rest] = elementsOf(children);
  if (!isValidElement(list) || (list.type !== 'ul' && list.type !== MDXUl) || rest.length > 0) {
    misuse(
      '<Timeline>',
      'needs exactly one Markdown list inside, with an empty line before and after it: "- moment" and, indented below it, "- what happens until the next moment".',
    );
  }
  return <div className={styles.timeline}>{list}</div>;
}
