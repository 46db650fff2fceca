import {useId, useRef} from 'react';
import type {SyntheticEvent} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {maxQueryLength} from '@site/src/config/search';
import {openSearch} from '@site/src/lib/open-search';
import controls from '../../controls.module.css';
import styles from './styles.module.css';

/**
 * Renders a large search field. A click, typing or Enter opens the search dialog. Without JavaScript, the field is
 * a plain form that opens /search with the typed text. Focus alone does not open the dialog, so that keyboard users
 * can tab past the field.
 * @param initial initial text
 */
export default function SearchField({initial = ''}: {initial?: string}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const open = () => openSearch(input.current?.value);
  // Enter in the field also clicks the button.
  const openInstead = (event: SyntheticEvent) => {
    if (open()) {
      event.preventDefault();
    }
  };
  return (
    <form className={styles.form} action={useBaseUrl('/search')} role="search" data-search-opener>
      <label className={styles.label} htmlFor={id}>
        Search the docs
      </label>
      <input
        className={styles.input}
        id={id}
        ref={input}
        name="q"
        type="search"
        defaultValue={initial}
        maxLength={maxQueryLength}
        placeholder="/rtp, out of memory, quest book…"
        autoComplete="off"
        required
        onClick={open}
        onInput={open}
      />
      <button className={controls.primary} type="submit" onClick={openInstead}>
        Search
      </button>
    </form>
  );
}
