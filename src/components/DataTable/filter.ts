import {editDistance} from '../../lib/edit-distance';
import styles from './styles.module.css';

/** Normalises the query; an item id is reduced to the words of its name. */
const wordsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => word.slice(word.lastIndexOf(':') + 1).split('_'))
    .filter(Boolean);

/** Whether a text contains a word or its singular form ("pearls", "torches", "berries"). */
const contains = (text: string, word: string) =>
  text.includes(word) || text.includes(word.replace(/(?<=..)(?:ies|es|s)$/, ''));

/** Text of a row without numbers, which nobody searches for. */
export function rowText(row: HTMLTableRowElement): string {
  const texts = Array.from(row.cells).filter(({classList}) => !classList.contains(styles.number!));
  return texts.map(({textContent}) => textContent?.toLowerCase()).join(' ');
}

/** Whether a text contains every typed word. */
export function hasWords(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  return (text) => words.every((word) => contains(text, word));
}

/**
 * Corrects a query without results: replaces each unknown word by the most similar word of the rows.
 * @param texts texts of the rows
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
        // Only something strictly nearer may replace it.
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
