import {Fragment, type ReactNode} from 'react';
import {misuse, plainText} from '../usage';
import styles from './styles.module.css';

/**
 * Renders a path through menus: `<MenuPath>Settings > App > Export logs</MenuPath>`.
 * @throws Error when the path or one of its parts is empty, or when the path contains markup
 */
export default function MenuPath({children}: {children?: ReactNode}): ReactNode {
  const text = plainText('<MenuPath>', children);
  const parts = text.split('>').map((part) => part.trim());
  if (parts.includes('')) misuse('<MenuPath>', `has an empty part in "${text}". Remove the extra ">".`);
  return (
    <span className={styles.path}>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <span className={styles.separator}> › </span>}
          <b>{part}</b>
        </Fragment>
      ))}
    </span>
  );
}
