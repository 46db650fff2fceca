import {editDistance} from '../../lib/edit-distance';
import styles from './styles.module.css';

/** Splits a query into lower-case words. An item id is reduced to the words of its name. */
const wordsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => word.slice(word.lastIndexOf(':') + 1).split('_'))
    .filter(Boolean);

/**
 * Returns whether a string contains a word or, for plurals, its singular form. Plurals end in -s, -es or -ies:
 * "pearls", "torches", "berries".
 */
const contains = (text: string, word: string) =>
  text.includes(word) || text.includes(word.replace(/(?<=..)(?:ies|es|s)$/, ''));

/** Returns the text of a row without numeric cells, which nobody searches for. */
export function rowText(row: HTMLTableRowElement): string {
  const texts = Array.from(row.cells).filter(({classList}) => !classList.contains(styles.number!));
  return texts.map(({textContent}) => textContent?.toLowerCase()).join(' ');
}

/** Returns a function that tests whether a string contains every word of a query. */
export function hasWords(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  return (text) => words.every((word) => contains(text, word));
}

/**
 * Corrects a query without results by replacing each unknown word with the most similar word in the rows.
 * @param texts text of each row
 * @returns the corrected query, or undefined if no row contains all of its words
 */
export function meantBy(query: string, texts: readonly string[]): string | undefined {
  const known = new Set(texts.join(' ').match(/[\p{L}\p{N}]+/gu));
  const nearest = (word: string) => {
    let limit = Math.floor(word.length / 3);
    let best = word;
    for (const other of limit > 0 ? known : []) {
      const distance = editDistance(word, other, limit);
      if (distance <= limit) {
        best = other;
        // Accept only more similar words from now on.
        limit = distance - 1;
      }
    }
    return best;
  };
  const meant = wordsOf(query)
    .map((word) => (texts.some((text) => contains(text, word)) ? word : nearest(word)))
    .join(' ');
  return texts.some(hasWords(meant)) ? meant : undefined;
}
