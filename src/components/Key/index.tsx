import {Fragment, type ReactNode} from 'react';
import {plainText} from '../usage';
import styles from './styles.module.css';

/**
 * The keys of a shortcut. A plus joins keys; a plus at the end is the plus key itself.
 * @param shortcut `F3`, `Ctrl+K`, `Ctrl++`
 */
export function keysOf(shortcut: string): string[] {
  return shortcut
    .split(/(?<=.)\+(?=.)/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
}

/**
 * A key or a shortcut: `<Key>F3</Key>`, `<Key>Ctrl+K</Key>`.
 * @throws Error when it is empty or contains markup
 */
export default function Key({children}: {children?: ReactNode}): ReactNode {
  const keys = keysOf(plainText('<Key>', children));
  const caps = keys.map((key, i) => (
    <Fragment key={i}>
      {i > 0 && '+'}
      <kbd className={styles.key}>{key}</kbd>
    </Fragment>
  ));
  return keys.length > 1 ? <kbd className={styles.shortcut}>{caps}</kbd> : caps;
}
