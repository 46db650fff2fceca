/** Maximum number of items. It exceeds two double chests; for larger numbers, only the average is useful. */
const most = 10_000;

const advice = `Write a whole number from 1 to ${most.toLocaleString('en')}.`;

/**
 * Parses the number of items.
 * @param typed digits, optionally with separators: `1,000` or `1 000`
 * @returns the number, or an error message for the reader
 */
export function readWanted(typed: string): number | string {
  const text = typed.trim();
  if (text === '') {
    return `How many do you want? ${advice}`;
  }
  const plain = /^\d{1,3}([ ,\u00a0\u202f]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
  if (!/^\d+$/.test(plain)) {
    return `“${text}” is not a whole number. ${advice}`;
  }
  const number = Number(plain);
  if (number < 1) {
    return `For ${text} you need no sieve. ${advice}`;
  }
  return number > most ? `${text} is too many to work out here. ${advice}` : number;
}
