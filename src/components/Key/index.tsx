import {Fragment, type ReactNode} from 'react';
import {plainText} from '../usage';
import styles from './styles.module.css';

/**
 * Splits a shortcut into its keys. A plus joins keys, and a plus at the end is the plus key itself.
 * @param shortcut such as `F3`, `Ctrl+K` or `Ctrl++`
 */
export function keysOf(shortcut: string): string[] {
  return shortcut
    .split(/(?<=.)\+(?=.)/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
}

/**
 * Renders a key or a shortcut: `<Key>F3</Key>`, `<Key>Ctrl+K</Key>`.
 * @throws Error when the text is empty or contains markup
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
