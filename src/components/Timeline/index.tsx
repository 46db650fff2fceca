import {isValidElement, type ReactNode} from 'react';
import MDXUl from '@theme/MDXComponents/Ul';
import {elementsOf, misuse} from '../usage';
import styles from './styles.module.css';

/**
 * A vertical timeline, around a nested Markdown list: each entry is a moment, and the list inside it describes the time until
 * the next one. It stays a list for screen readers.
 * @throws Error unless there is exactly one list inside
 */
export default function Timeline({children}: {children?: ReactNode}): ReactNode {
  const [list, ...rest] = elementsOf(children);
  if (!isValidElement(list) || (list.type !== 'ul' && list.type !== MDXUl) || rest.length > 0) {
    misuse(
      '<Timeline>',
      'needs exactly one Markdown list inside ("- moment", and below it, indented, "- what lasts until the next"), with an empty line before and after it.',
    );
  }
  return <div className={styles.timeline}>{list}</div>;
}
