/** Cells in a row of the sheet. Components read it too, so nothing else belongs in this file. */
export const columns = 32;
