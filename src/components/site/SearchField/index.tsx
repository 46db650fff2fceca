import {useId} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** Longest query the search accepts, in characters. */
export const maxQueryLength = 64;

/**
 * A large search field that works as a plain form: Enter opens /search with what was typed, with or without JavaScript.
 * @param initial text to start with
 */
export default function SearchField({initial = ''}: {initial?: string}) {
  const id = useId();
  return (
    <form className={styles.form} action={useBaseUrl('/search')} role="search">
      <label className={styles.label} htmlFor={id}>
        Search the docs
      </label>
      <input
        className={styles.input}
        id={id}
        name="q"
        type="search"
        defaultValue={initial}
        maxLength={maxQueryLength}
        placeholder="/rtp, out of memory, quest book…"
        autoComplete="off"
        required
      />
      <button className={styles.button} type="submit">
        Search
      </button>
    </form>
  );
}
