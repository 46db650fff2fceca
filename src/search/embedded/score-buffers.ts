/**
 * A pool of arrays with one number per record. Each key press takes several; allocating and clearing them would take as long
 * as the search itself.
 */
export class ScoreBuffers {
  private readonly spare: Float64Array[] = [];

  /** @param size number of records */
  constructor(private readonly size: number) {}

  /** @returns a buffer of zeros; to be released */
  take(): Float64Array {
    return this.spare.pop() ?? new Float64Array(this.size);
  }

  /** @param touched every record with a number in the buffer; only those are cleared */
  release(buffer: Float64Array, touched: ArrayLike<number>): void {
    for (let at = 0; at < touched.length; at += 1) {
      buffer[touched[at]!] = 0;
    }
    this.spare.push(buffer);
  }
}
