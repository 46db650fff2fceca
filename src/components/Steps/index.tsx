import {isValidElement, type ReactNode} from 'react';
import {elementsOf, misuse} from '../usage';
import styles from './styles.module.css';

/**
 * Renders a numbered Markdown list as steps for the reader.
 * @throws Error when the children contain no numbered list
 */
export default function Steps({children}: {children?: ReactNode}): ReactNode {
  if (!elementsOf(children).some((child) => isValidElement(child) && child.type === 'ol')) {
    misuse('<Steps>', 'needs a numbered list inside, between empty lines.');
  }
  return <div className={styles.steps}>{children}</div>;
}
