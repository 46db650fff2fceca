interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Returns whether to fetch only what the reader requests, because data saving is on or the connection is 2G. */
export function isFrugal(): boolean {
  const {effectiveType, saveData = false} = (navigator as {connection?: Connection}).connection ?? {};
  return saveData || /2g/.test(effectiveType!) || matchMedia('(prefers-reduced-data: reduce)').matches;
}
