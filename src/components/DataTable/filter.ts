import {editDistance} from '../../lib/edit-distance';
import styles from './styles.module.css';

/** What is looked for: of an item's id the words of its name. */
const wordsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => word.slice(word.lastIndexOf(':') + 1).split('_'))
    .filter(Boolean);

/** A word, or what it may be the plural of: "pearls", "torches", "berries". */
const holds = (text: string, word: string) =>
  text.includes(word) || text.includes(word.replace(/(?<=..)(?:ies|es|s)$/, ''));

/** What a row says, but for its numbers: nobody looks for those. */
export function rowText(row: HTMLTableRowElement): string {
  const texts = Array.from(row.cells).filter(({classList}) => !classList.contains(styles.number!));
  return texts.map(({textContent}) => textContent?.toLowerCase()).join(' ');
}

/** Whether every typed word stands somewhere in a text. */
export function hasWords(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  return (text) => words.every((word) => holds(text, word));
}

/**
 * What a person most likely meant who found nothing: each word that nowhere stands becomes the nearest one that does.
 * @param texts what the rows say
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
    .map((word) => (texts.some((text) => holds(text, word)) ? word : nearest(word)))
    .join(' ');
  return texts.some(hasWords(meant)) ? meant : undefined;
}
