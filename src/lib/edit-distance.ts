/**
 * Returns the edit distance of two words, where transposing two adjacent letters counts as one edit (optimal
 * string alignment, Damerau 1964; restricted form as in Boytsov 2011, section 2.2.1).
 * @param limit largest distance to calculate
 * @returns number of edits, or Infinity if it exceeds the limit
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) {
    return Infinity;
  }
  let twoUp: number[] = [];
  let up = Array.from({length: b.length + 1}, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(up[j]! + 1, row[j - 1]! + 1, up[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, twoUp[j - 2]! + 1);
      }
      row.push(best);
    }
    // A transposition in the next row builds on the row above this one, so stop only if both rows exceed the limit.
    if (Math.min(...row, ...up) > limit) {
      return Infinity;
    }
    twoUp = up;
    up = row;
  }
  const distance = up[b.length]!;
  return distance > limit ? Infinity : distance;
}
