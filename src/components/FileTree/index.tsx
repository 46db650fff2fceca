import {isValidElement, type ReactNode} from 'react';
import MDXUl from '@theme/MDXComponents/Ul';
import {elementsOf, misuse} from '../usage';
import styles from './styles.module.css';

/**
 * Renders a nested Markdown list as a file tree. Each name is inline code, optionally followed by a
 * dash and a note.
 * @throws Error unless there is exactly one list inside
 */
export default function FileTree({children}: {children?: ReactNode}): ReactNode {
  const [list, ...rest] = elementsOf(children);
  if (!isValidElement(list) || (list.type !== 'ul' && list.type !== MDXUl) || rest.length > 0) {
    misuse(
      '<FileTree>',
      'needs exactly one Markdown list inside, with an empty line before and after it: "- `name` — note".',
    );
  }
  return <div className={styles.tree}>{list}</div>;
}
