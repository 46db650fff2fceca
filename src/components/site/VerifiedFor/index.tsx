import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The line under a page's title that says what its facts were checked against.
 * @param what product and version, such as `FTB App 1.30.0`; nothing is rendered without it
 */
export default function VerifiedFor({what}: {what: string | undefined}): ReactNode {
  return what ? <p className={styles.line}>Facts checked for {what}</p> : null;
}
