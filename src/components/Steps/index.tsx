import {isValidElement, type ReactNode} from 'react';
import {elementsOf, misuse} from '../usage';
import styles from './styles.module.css';

/**
 * Numbered steps the reader performs, around a numbered Markdown list.
 * @throws Error when there is no numbered list inside
 */
export default function Steps({children}: {children?: ReactNode}): ReactNode {
  if (!elementsOf(children).some((child) => isValidElement(child) && child.type === 'ol')) {
    misuse('<Steps>', 'needs a numbered list inside, with an empty line before and after it.');
  }
  return <div className={styles.steps}>{children}</div>;
}
