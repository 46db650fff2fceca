/**
 * Room for a number by record, lent out and given back. A key takes several, each as long as the index has records: to make
 * and to clear them anew would take as long as the search itself.
 */
export class Scratch {
  private readonly spare: Float64Array[] = [];

  /** @param size how many records there are */
  constructor(private readonly size: number) {}

  /** @returns room that is 0 everywhere; to be given back */
  take(): Float64Array {
    return this.spare.pop() ?? new Float64Array(this.size);
  }

  /** @param touched every record that has something there; the room is cleared there */
  giveBack(room: Float64Array, touched: ArrayLike<number>): void {
    for (let at = 0; at < touched.length; at += 1) {
      room[touched[at]!] = 0;
    }
    this.spare.push(room);
  }
}
